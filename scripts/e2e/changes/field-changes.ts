import { isRecord } from "@currawong/schemas/record";
import {
  choicesOf,
  type Definition,
  definitionOf,
  memberOf,
  resolve,
  targetsOf,
} from "./definitions.ts";

export type Document = { _id: string; _type: string; [field: string]: unknown };

/** One way to change one value: where it stands, and what an editor might put there instead. */
export type FieldChange = { path: string; document: Document };

/** Finds documents to point references and pictures at. */
export type Candidates = (type: string) => readonly string[];

type Put = (value: unknown) => Document;
type Context = { candidates: Candidates; path: string; put: Put };

const clone = (value: unknown, key: string) =>
  isRecord(value) && "_key" in value ? { ...value, _key: `${value._key}${key}` } : value;

/** A day later, and a year and more earlier, which moves what is ordered by date. */
function dates(value: unknown, length: number): string[] {
  const now = Date.parse(typeof value === "string" ? value : "2025-06-02T00:00:00Z");
  return [1, -400].map((days) => new Date(now + days * 86_400_000).toISOString().slice(0, length));
}

/** Texts of every shape the schema's rules ask for; what breaks a rule is sorted out later. */
function texts(value: unknown): unknown[] {
  if (typeof value !== "string" || value === "") return ["Written by an editor", "/edited", "NEW"];
  const nextDigit = value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  if (/^[\d\s()+:-]+$/.test(value)) return [nextDigit];
  return [
    `${value} today`,
    value.toUpperCase() === value ? `${value} NOW` : `Now ${value}`,
    `${value}-now`,
    nextDigit,
    `now.${value}`,
    value.slice(0, -1),
  ].filter((text) => text !== value);
}

function simpleValues(definition: Definition, value: unknown, candidates: Candidates): unknown[] {
  const choices = choicesOf(definition).filter((choice) => choice !== value);
  if (choices.length > 0) return choices;
  switch (definition.type) {
    case "number":
      return typeof value === "number" ? [value + 1, value - 1, value - 0.1] : [4, 400];
    case "boolean":
      return [!value];
    case "datetime":
      return dates(value, 24);
    case "date":
      return dates(value, 10);
    case "slug":
      return isRecord(value) ? [{ ...value, current: `${value.current}-now` }] : [];
    case "geopoint":
      return isRecord(value) ? [{ ...value, lat: Number(value.lat) + 0.01 }] : [];
    case "reference":
      return targetsOf(definition)
        .flatMap((type) => candidates(type))
        .filter((id) => !isRecord(value) || id !== value._ref)
        .map((_ref) => ({ ...(isRecord(value) ? value : {}), _type: "reference", _ref }));
    default:
      return texts(value);
  }
}

function* arrayChanges(definition: Definition, value: unknown, context: Context) {
  const items = Array.isArray(value) ? value : [];
  const { put, path } = context;
  if (items.length > 0) {
    const last = items.at(-1);
    const [fresh] = typeof last === "string" ? texts(last) : [clone(last, "copy")];
    yield { path: `${path} + item`, document: put([...items, fresh]) };
    yield { path: `${path} - item`, document: put(items.slice(0, -1)) };
    yield { path: `${path} - first item`, document: put(items.slice(1)) };
    if (items.length > 1) yield { path: `${path} reversed`, document: put(items.toReversed()) };
  } else {
    const member = definition.of?.[0];
    if (member?.type === "string") {
      for (const text of texts(undefined)) {
        yield { path: `${path} + item`, document: put([text]) };
      }
    }
  }
  for (const [index, item] of items.entries()) {
    const member = memberOf(definition, item);
    if (!member) continue;
    yield* changes(member, item, {
      ...context,
      path: `${path}[${index}]`,
      put: (changed) => put(items.with(index, changed)),
    });
  }
}

function* objectChanges(definition: Definition, value: unknown, context: Context) {
  const record = isRecord(value) ? value : {};
  const fields =
    definition.type === "block"
      ? [
          { name: "children", type: "array", of: [SPAN, ...(definition.of ?? [])] },
          { name: "style", type: "string", options: { list: ["normal", "h2", "h3"] } },
        ]
      : (definition.fields ?? []);
  if (definition.type === "image") {
    for (const id of context.candidates("sanity.imageAsset")) {
      const asset = { _type: "reference", _ref: id };
      yield { path: `${context.path}.asset`, document: context.put({ ...record, asset }) };
    }
    if (!isRecord(value)) return;
  }
  for (const field of fields) {
    if (!field.name) continue;
    const { name } = field;
    const typed = isRecord(value) || !definition.name ? record : { _type: definition.name };
    yield* changes(field, record[name], {
      ...context,
      path: `${context.path}.${name}`,
      put: (changed) => context.put({ ...typed, [name]: changed }),
    });
  }
}

const SPAN: Definition = {
  name: "span",
  type: "object",
  fields: [{ name: "text", type: "string" }],
};

/** Every change of one value that an editor could make in the form of its field. */
function* changes(field: Definition, value: unknown, context: Context): Generator<FieldChange> {
  const definition = resolve(field);
  if (definition.type === "array") yield* arrayChanges(definition, value, context);
  else if (["object", "image", "block"].includes(definition.type)) {
    const typeName = field.type === definition.type ? field.name : field.type;
    yield* objectChanges({ ...definition, name: typeName }, value, context);
  } else {
    for (const changed of simpleValues(definition, value, context.candidates)) {
      yield { path: context.path, document: context.put(changed) };
    }
  }
  if (value !== undefined) {
    yield { path: `${context.path} emptied`, document: context.put(undefined) };
  }
}

/**
 * The changes of a document by its top-level fields.
 * @param candidates published documents of a type, and image assets
 * @returns changed documents, some of which break a rule of the schema
 */
export function fieldChanges(
  document: Document,
  candidates: Candidates,
): Map<string, FieldChange[]> {
  const { fields = [] } = definitionOf(document._type);
  return new Map(
    fields.flatMap((field) => {
      const name = field.name;
      if (!name) return [];
      const put: Put = (value) => ({ ...document, [name]: value });
      return [[name, [...changes(field, document[name], { candidates, path: name, put })]]];
    }),
  );
}
