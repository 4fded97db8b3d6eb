/** Before every test: the words, as a reader of English has them. */
import { beforeAll } from "vitest";
import { text } from "../src/core/translation.svelte.ts";

beforeAll(() => text.use("en"));
