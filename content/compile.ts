import { PRICE_FIELDS } from "@currawong/schemas/price-fields";
import { isRecord } from "@currawong/schemas/record";
import { weakenOwn } from "@currawong/schemas/references";
import { type PageFinder, pageFinder } from "./addresses.ts";
import { type AuthoredRecord, type ContentEntry, TEXT_LISTS } from "./authored.ts";
import { withKeys } from "./keys.ts";
import { toPortableText } from "./markdown/blocks.ts";
import { documentTypeOf, resolveType, type TypeShape, typeNamed } from "./model.ts";
import type { PictureResolver } from "./pictures.ts";
import { type PriceFinder, priceFinder } from "./prices.ts";

/** A document as stored in the dataset, without the fields it adds (`_rev`, `_createdAt` …). */
export type SeedDocument = { _id: string; _type: string; [field: string]: unknown };

type Context = {
  /** The place of the value, for error messages: `services.ts: service-x.seo.preset`. */
  at: string;
  file: string;
  findPage: PageFinder;
  findPrice: PriceFinder;
  ids: ReadonlySet<string>;
  assetOf: PictureResolver;
};

/**
 * Compiles authored content to Sanity documents as the schema describes them: `_type`s, `_key`s, slugs,
 * references, pictures, Portable Text. No document type is a special case.
 * @throws when a value does not fit its field, or a reference or link has no target; the message names
 * the file and the field
 */
export function compile(
  entries: readonly ContentEntry[],
  assetOf: PictureResolver,
): SeedDocument[] {
  const documents = entries.map(({ document }) => document);
  const ids = new Set(documents.map(({ _id }) => _id));
  const findPage = pageFinder(documents);
  const compileEntry = ({ document, file }: ContentEntry): SeedDocument => {
    const at = `${file}: ${document._id}`;
    return compileDocument(document, { at, file, findPage, findPrice, ids, assetOf });
  };
  const byId = new Map(entries.map((entry) => [entry.document._id, entry]));
  const priced = new Map<string, SeedDocument>();
  // A text may name a price of any document, its own too, so only the fields with prices are compiled for it.
  const findPrice = priceFinder((id) => {
    const entry = byId.get(id);
    if (!entry) return undefined;
    const compiled = priced.get(id) ?? compileEntry(withPricesOnly(entry));
    priced.set(id, compiled);
    return compiled;
  });
  return entries.map(compileEntry);
}

/** An entry with just the fields that prices are found in: no texts, so none that name a price. */
function withPricesOnly({ document, file }: ContentEntry): ContentEntry {
  const fields = Object.entries(document).filter(([name]) => PRICE_FIELDS.includes(name));
  return { document: { ...Object.fromEntries(fields), _id: document._id }, file };
}

function compileDocument(document: AuthoredRecord, context: Context): SeedDocument {
  const { _id, ...fields } = document;
  const _type = documentTypeOf(_id);
  const definition = typeNamed(_type) ?? { type: "document" };
  const compiled = compileFields(fields, definition, context);
  return withKeys(weakenOwn({ _id, _type, ...compiled }, _id));
}

function compileFields(
  value: Record<string, unknown>,
  definition: TypeShape,
  context: Context,
): Record<string, unknown> {
  const fields = definition.fields ?? [];
  const unknown = Object.keys(value).find((name) => !fields.some((field) => field.name === name));
  if (unknown) {
    const known = fields.map(({ name }) => name).join(", ");
    throw new Error(`${context.at}: no field "${unknown}". There are: ${known}.`);
  }
  const compiled = fields.flatMap((field) => {
    const name = field.name ?? "";
    const item = TEXT_LISTS.some((list) => list === name) ? listOf(value[name]) : value[name];
    if (item === undefined) return [];
    return [[name, compileValue(item, field, { ...context, at: `${context.at}.${name}` })]];
  });
  return Object.fromEntries(compiled);
}

const listOf = (value: unknown) => (typeof value === "string" ? value.split(", ") : value);

function compileValue(value: unknown, shape: TypeShape, context: Context): unknown {
  const { base, definition } = resolveType(shape);
  switch (base) {
    case "slug":
      return { _type: "slug", current: expectText(value, context) };
    case "reference":
      return reference(expectText(value, context), definition, context);
    case "geopoint":
      return { _type: "geopoint", ...expectRecord(value, context) };
    case "image":
      return { _type: shape.type, ...picture(value, definition, context) };
    case "array":
      return array(value, definition, context);
    case "object": {
      const name = typeNamed(shape.type)?.name;
      const fields = compileFields(expectRecord(value, context), definition, context);
      return name ? { _type: name, ...fields } : fields;
    }
    default:
      return value;
  }
}

function reference(id: string, { to = [], weak }: TypeShape, { at, ids }: Context) {
  if (!ids.has(id)) throw new Error(`${at}: refers to "${id}", which no one has written.`);
  const allowed = to.map(({ type }) => type);
  if (!allowed.includes(documentTypeOf(id))) {
    throw new Error(`${at}: may refer to ${allowed.join(" or ")}, and "${id}" is neither.`);
  }
  return { _type: "reference", _ref: id, ...(weak ? { _weak: true } : {}) };
}

function picture(value: unknown, definition: TypeShape, context: Context) {
  const { svg, ...fields } = expectRecord(value, context);
  if (typeof svg !== "string") {
    throw new Error(`${context.at}: write a picture as { svg: "folder/name.svg", alt }.`);
  }
  return {
    asset: { _type: "reference", _ref: context.assetOf(svg) },
    ...compileFields(fields, definition, context),
  };
}

function array(value: unknown, { of = [] }: TypeShape, context: Context): unknown[] {
  if (of.some(({ type }) => type === "block")) {
    // Line numbers count from the top of an article's file, or else from the top of the text.
    const file = context.file.endsWith(".md") ? context.file : `${context.at}, line`;
    return toPortableText({ text: expectText(value, context), file }, context);
  }
  if (!Array.isArray(value)) throw new Error(`${context.at}: expected an array.`);
  const [member, ...others] = of;
  if (!member) return [];
  if (others.length > 0) return blocks(value, of, context);
  return value.map((item: unknown, index) => {
    const compiled = compileValue(item, member, { ...context, at: `${context.at}[${index}]` });
    const memberName = isRecord(compiled) && !("_type" in compiled) && member.name;
    return memberName ? { _type: member.name, ...compiled } : compiled;
  });
}

/**
 * Compiles members of several types, each with its own `_type`. Their keys are their types, numbered
 * from the second of a type on, so that a key stays the same when the text changes.
 */
function blocks(items: readonly unknown[], of: readonly TypeShape[], context: Context): unknown[] {
  const seen = new Map<string, number>();
  return items.map((item, index) => {
    const at = `${context.at}[${index}]`;
    const { _type, ...fields } = expectRecord(item, { ...context, at });
    const member = of.find(({ type }) => type === _type);
    if (!member) {
      const known = of.map(({ type }) => type).join(", ");
      throw new Error(`${at}: "${_type}" has no place here. There are: ${known}.`);
    }
    const count = (seen.get(member.type) ?? 0) + 1;
    seen.set(member.type, count);
    const compiled = compileValue(fields, member, { ...context, at });
    return {
      ...expectRecord(compiled, { ...context, at }),
      _key: count === 1 ? member.type : `${member.type}-${count}`,
    };
  });
}

function expectText(value: unknown, { at }: Context): string {
  if (typeof value === "string") return value;
  throw new Error(`${at}: expected a text, found ${JSON.stringify(value)}.`);
}

function expectRecord(value: unknown, { at }: Context): Record<string, unknown> {
  if (isRecord(value)) return value;
  throw new Error(`${at}: expected an object, found ${JSON.stringify(value)}.`);
}
