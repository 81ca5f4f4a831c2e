import { defineConfig } from "vitest/config";
import { SHARED } from "../../../vitest.shared.ts";

/** The tour of the site that SITE_URL names, in browsers other than Chromium. */
export default defineConfig({
  test: {
    ...SHARED,
    expect: { poll: { timeout: 20_000 } },
    root: import.meta.dirname,
    include: ["*.full.test.ts"],
  },
});
