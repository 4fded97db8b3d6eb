/**
 * The linter's rules for the pages and for the games' faces.
 * `npm run lint` starts it at the repository's root, so that it sees both.
 */
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["**/node_modules/**", "web/coverage/**", "**/*.generated.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        project: "./tsconfig.json",
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      complexity: ["error", 12],
      "max-depth": ["error", 4],
      "max-lines": ["error", 400],
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // Whatever is awaited by nobody must say so with `void`.
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      // TypeScript knows which names exist.
      "no-undef": "off",
      // Sets and maps here are replaced as a whole ($state.raw) or hold nothing that is shown.
      "svelte/prefer-svelte-reactivity": "off",
      // Where a line is broken, a space must be written out to be kept.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["**/*.js"],
    extends: [ts.configs.disableTypeChecked],
  },
);
