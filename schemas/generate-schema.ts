import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { extractSchema } from "@sanity/schema/_internal";
import { compiledSchema } from "./src/compiled-schema.ts";

/*
 * Writes `schema.json`, which `sanity typegen` reads. As `sanity schema extract` does, but without loading the
 * Studio, which takes 17 s. Objects and references become optional, whatever the forms require: an import may
 * leave them out. The generated types then make every reader handle their absence. Texts, lists and flags stay
 * required, because `completeResult` (web) fills them in.
 */

type Value = {
  type: string;
  name?: string;
  of?: Value | Value[];
  attributes?: Record<string, Attribute>;
};
type Attribute = { value: Value; optional?: boolean };
type Declaration = { name: string; value?: Value; attributes?: Record<string, Attribute> };

const schema: Declaration[] = extractSchema(compiledSchema, { enforceRequiredFields: true });
const declared = new Map(schema.map(({ name, value }) => [name, value]));

/** Whether a value is an object: one written in place, or of a declared type that is not a list. */
const isObject = ({ type, name = "" }: Value) =>
  type === "object" || (type === "inline" && declared.get(name)?.type !== "array");

/** Whether a part may be missing: an object, or a figure of a document, for which no text stands in. */
const mayBeMissing = (value: Value, owner: string) =>
  isObject(value) || (value.type === "number" && owner === "document");

function relax({ type, of = [], attributes = {} }: Value): void {
  for (const member of [of].flat()) relax(member);
  for (const attribute of Object.values(attributes)) {
    if (mayBeMissing(attribute.value, type)) attribute.optional = true;
    relax(attribute.value);
  }
}

for (const { value, attributes } of schema) relax(value ?? { type: "document", attributes });
const file = join(import.meta.dirname, "schema.json");
writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
