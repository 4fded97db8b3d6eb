/** The pages start here. */
import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/colours.css";
import "./styles/base.css";
import "./styles/motion.css";
import App from "./App.svelte";
import { faults } from "./core/faults.svelte.ts";
import { router } from "./core/router.svelte.ts";
import { preferences } from "./core/preferences.svelte.ts";
import { text } from "./core/translation.svelte.ts";
import { lazyPages } from "./pages/routes.ts";

faults.watch();
preferences.show();
void lazyPages[router.place.page]?.(); // meanwhile: it takes as long as the words
await text.start();
router.start();
mount(App, { target: document.getElementById("app")! });
