import { defineConfig } from "sanity";
import { schemaTypes } from "./src/schema.ts";

export default defineConfig({
  projectId: "currawong",
  dataset: "production",
  schema: { types: schemaTypes },
});
