/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:coast" {
  const rings: [number, number][][];
  export default rings;
}
