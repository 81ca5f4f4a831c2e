import { defineCliConfig } from "@sanity/cli";

/** Only for `sanity typegen`; the Studio has its own configuration. */
export default defineCliConfig({
  api: { projectId: "currawong", dataset: "production" },
  typegen: {
    path: "./src/queries/*.ts",
    schema: "./schema.json",
    generates: "./src/content.generated.ts",
    overloadClientMethods: true,
    // `name-blocks.ts` compares types line by line; formatting would wrap lines differently by depth.
    formatGeneratedCode: false,
  },
});
