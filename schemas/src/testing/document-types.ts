import { schemaTypes } from "../schema.ts";

/** The names of all document types of the schema. */
export const documentTypeNames = schemaTypes
  .filter(({ type }) => type === "document")
  .map(({ name }) => name);
