import { Schema } from "@sanity/schema";
import { builtinTypes } from "@sanity/schema/_internal";
import { schemaTypes } from "./schema.ts";

const builtin = Schema.compile({ name: "builtin", types: builtinTypes });

/** The schema, compiled as in the Studio, but without loading the Studio. */
export const compiledSchema = Schema.compile({
  name: "content",
  types: schemaTypes,
  parent: builtin,
});
