import { defineConfig } from "vitest/config";

/** Every package’s unit tests in one run. Browser tests (`*.e2e.ts`) are Playwright’s. */
export default defineConfig({
  test: { projects: ["schemas", "content", "lake", "scripts", "supabase", "studio", "web"] },
});
