/** The pages start here. */
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { router } from "./core/router.svelte.ts";
import { preferences } from "./core/session.svelte.ts";
import { text } from "./core/text.svelte.ts";

preferences.show();
await text.start();
router.start();
mount(App, { target: document.getElementById("app")! });
