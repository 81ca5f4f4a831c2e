import { defineCliConfig } from "sanity/cli";

/** Only for `sanity schema extract` and `sanity typegen`; the Studio has a configuration of its own. */
export default defineCliConfig({
  api: { projectId: "currawong", dataset: "production" },
  typegen: {
    path: "./src/queries/*.ts",
    schema: "./schema.json",
    generates: "./src/content.generated.ts",
    overloadClientMethods: true,
    // `name-blocks.ts` compares types by their lines, which formatting breaks by their depth.
    formatGeneratedCode: false,
  },
});
