import { defineConfig } from "vitest/config";
import { SHARED } from "../../../vitest.shared.ts";

/** Runs the tour of the site at SITE_URL in browsers other than Chromium. */
export default defineConfig({
  test: {
    ...SHARED,
    root: import.meta.dirname,
    include: ["*.full.test.ts"],
  },
});
