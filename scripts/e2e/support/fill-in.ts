import { isRecord } from "@currawong/schemas/record";
import { validate } from "../../content-check/validate.ts";
import {
  choicesOf,
  type Definition,
  definitionOf,
  memberOf,
  resolve,
  targetsOf,
} from "../changes/definitions.ts";
import type { Candidates, Document } from "../changes/field-changes.ts";
import { lake } from "./lake.ts";

/** A field that validation refuses as it is, and what would satisfy it. */
export type Wish = {
  path: string;
  value: unknown;
  /** The whole field at the top of the document that the path lies in, with the value. */
  field: Record<string, unknown>;
  /** How an editor gives it: as text or as an address at the top of the form; else by other means. */
  by: "typing" | "generating" | "other";
};

type Context = {
  /** What every text starts with. */
  words: string;
  /** The ids of published documents of a type, and of image assets, that may be referred to. */
  candidates: Candidates;
};

/** How many entries lists ask for. */
const COUNTS = [1, 2, 3, 4, 8];

/** Texts of the lengths and cases that the schema's rules ask for. */
const texts = (words: string) => [
  words,
  words.toUpperCase(),
  `${words}, in a sentence as long as a description has to be before it can be published.`,
];

/** A new entry of a list. */
function entryOf(list: Definition, index: number, context: Context): unknown {
  const [member] = list.of ?? [];
  const words = `${context.words}, entry ${index + 1}`;
  const type = member && resolve(member).type;
  if (!member || type === "string") return words;
  const key = { _key: `entry-${index}` };
  if (type === "block") {
    const children = [{ _type: "span", _key: "text", marks: [], text: words }];
    return { _type: "block", style: "normal", markDefs: [], children, ...key };
  }
  const [value] = valuesOf(member, context);
  return { ...(isRecord(value) ? value : {}), ...key };
}

/** What might be put into a field, most likely first. */
function valuesOf(field: Definition, context: Context): unknown[] {
  const definition = resolve(field);
  const choices = choicesOf(definition);
  if (choices.length > 0) return choices;
  switch (definition.type) {
    case "array":
      return COUNTS.map((count) =>
        Array.from({ length: count }, (_, index) => entryOf(definition, index, context)),
      );
    case "date":
      return [new Date().toISOString().slice(0, 10)];
    case "image":
      return context
        .candidates("sanity.imageAsset")
        .map((_ref) => ({ _type: field.type, asset: { _type: "reference", _ref } }));
    case "number":
      return [4];
    case "object":
      return [{ _type: field.type }];
    case "reference":
      return targetsOf(definition)
        .flatMap((type) => context.candidates(type))
        .map((_ref) => ({ _type: "reference", _ref }));
    case "slug":
      return [{ _type: "slug", current: context.words.toLowerCase().replaceAll(/\W+/g, "-") }];
    default:
      return texts(context.words);
  }
}

const stepsOf = (path: string) => path.split(/[.[\]]+/).filter(Boolean);

/** The definition of the field at a path, through objects and the entries of lists. */
function fieldAt(document: Document, path: string): Definition | undefined {
  let definition: Definition | undefined = definitionOf(document._type);
  let value: unknown = document;
  for (const step of stepsOf(path)) {
    if (!definition) return undefined;
    const resolved = resolve(definition);
    if (Array.isArray(value)) {
      value = value.find((entry, index) => entry._key === step || String(index) === step);
      definition = memberOf(resolved, value);
    } else {
      definition = resolved.fields?.find(({ name }) => name === step);
      value = isRecord(value) ? value[step] : undefined;
    }
  }
  return definition;
}

/** A copy with another value at a path. */
function put<Holder>(holder: Holder, path: string, value: unknown): Holder;
function put(holder: unknown, path: string, value: unknown): unknown {
  const [step, ...rest] = stepsOf(path);
  if (step === undefined) return value;
  const within = (held: unknown) => put(held, rest.join("."), value);
  if (Array.isArray(holder)) {
    return holder.map((entry, index) =>
      entry._key === step || String(index) === step ? within(entry) : entry,
    );
  }
  return isRecord(holder) ? { ...holder, [step]: within(holder[step]) } : { [step]: within({}) };
}

/**
 * The paths that the schema's rules refuse, by the code that judges them in the Studio. Warnings
 * count: outside the Studio, that code calls so whatever an object or a picture lacks. Those of a
 * document as a whole are advice: a preset is there before the first page that names it.
 */
async function refused(document: Document): Promise<string[]> {
  const findings = await validate(document, { client: lake, exists: () => true });
  // Of an address, it is the text that they refuse.
  return findings.map(({ path }) => path.replace(/\.current$/, "")).filter(Boolean);
}

function wayOf(field: Definition, path: string): Wish["by"] {
  if (stepsOf(path).length > 1 || choicesOf(field).length > 0) return "other";
  const { type } = resolve(field);
  if (type === "slug") return "generating";
  return ["string", "text", "number"].includes(type) ? "typing" : "other";
}

/** The first value of a field that its rules let pass. */
async function wishOf(document: Document, path: string, context: Context): Promise<Wish> {
  const [top = ""] = stepsOf(path);
  const definition = fieldAt(document, path);
  for (const value of definition ? valuesOf(definition, context) : []) {
    const filled = put(document, path, value);
    if (!definition || (await refused(filled)).includes(path)) continue;
    return { path, value, field: { [top]: filled[top] }, by: wayOf(definition, path) };
  }
  throw new Error(`${document._type}: no value found for “${path}”.`);
}

/**
 * What a document lacks before it can be published: what is typed comes first.
 * @returns nothing once validation is satisfied
 * @throws an error naming the field when nothing known here satisfies its rules
 */
export async function nextWish(document: Document, context: Context): Promise<Wish | undefined> {
  const all = await refused(document);
  // What lacks parts is filled by them.
  const paths = all.filter((path) => !all.some((other) => other.startsWith(`${path}.`)));
  const typed = paths.find((path) => {
    const field = fieldAt(document, path);
    return field && wayOf(field, path) !== "other";
  });
  const path = typed ?? paths[0];
  return path === undefined ? undefined : wishOf(document, path, context);
}
