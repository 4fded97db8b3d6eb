/** The pages start here. */
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { router } from "./core/router.svelte.ts";
import { preferences } from "./core/session.svelte.ts";
import { text } from "./core/text.svelte.ts";
import { later } from "./pages/index.ts";

preferences.show();
void later[router.place.page]?.(); // meanwhile: it takes as long as the words
await text.start();
router.start();
mount(App, { target: document.getElementById("app")! });
