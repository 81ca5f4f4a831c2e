import { withKeys } from "@currawong/content/keys";
import { isRecord } from "@currawong/schemas/record";

export type Document = { _id: string; _type: string; [field: string]: unknown };

/** An edit that an editor might make: its path, and the document after it. */
export type Edit = { path: string; document: Document };

type Context = { documents: readonly Document[]; examples: readonly object[] };
type Put = (value: unknown) => Document;

/** Returns variants of a text: an extra word, another slug, another last digit. */
const textEdits = (text: string) => [
  `${text} today`,
  `${text}-now`,
  text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
];

/** Returns the ids of other documents or assets of the referenced type. */
function otherIds(id: string, { documents }: Context): string[] {
  const type = documents.find(({ _id }) => _id === id)?._type;
  return documents.flatMap(({ _id, _type }) => (_type === type && _id !== id ? [_id] : []));
}

/** Returns variants of a list: an item more or fewer, reversed, or with any block at any position. */
function listEdits(path: string, items: unknown[], { examples }: Context): unknown[][] {
  const blocks = path.endsWith("sections") ? examples : [];
  const last = items.at(-1);
  const copy = isRecord(last) ? { ...last, _key: `${last._key}-copy` } : last;
  return [
    [...items, copy],
    items.slice(0, -1),
    items.slice(1),
    items.toReversed(),
    ...blocks.flatMap((block) =>
      [...items.keys(), items.length].map((at) => withKeys(items.toSpliced(at, 0, block))),
    ),
  ];
}

/** Yields every edit of a value and of everything within it. */
function* editsOf(value: unknown, path: string, context: Context, put: Put): Generator<Edit> {
  const edit = (changed: unknown): Edit => ({ path, document: put(changed) });
  if (typeof value === "string") {
    const changed = path.endsWith("._ref") ? otherIds(value, context) : textEdits(value);
    yield* changed.map(edit);
  }
  if (typeof value === "number") yield* [value + 1, value - 1].map(edit);
  if (typeof value === "boolean") yield edit(!value);
  if (Array.isArray(value)) {
    yield* listEdits(path, value, context).map(edit);
    for (const [at, item] of value.entries()) {
      yield* editsOf(item, `${path}[${at}]`, context, (changed) => put(value.with(at, changed)));
    }
  }
  if (!isRecord(value)) return;
  for (const [name, item] of Object.entries(value)) {
    if (/^_(?!ref$)/.test(name)) continue;
    const { [name]: _, ...without } = value;
    yield { path: `${path}.${name} emptied`, document: put(without) };
    yield* editsOf(item, `${path}.${name}`, context, (changed) =>
      put({ ...value, [name]: changed }),
    );
  }
}

/** Returns every edit of a document, including edits that break a rule of the schema. */
export function edits(document: Document, context: Context): Edit[] {
  const { _id, _type } = document;
  const inner = editsOf(document, "", context, (changed) => ({ ...Object(changed), _id, _type }));
  // Fields that are empty here, with the values of another document of the type.
  const model = context.documents.find((other) => other._type === _type && other._id !== _id) ?? {};
  const absentFields = Object.entries(model).filter(([name]) => !(name in document));
  return [
    ...inner,
    ...absentFields.map(([name, value]) => ({
      path: `.${name} added`,
      document: { ...document, [name]: value },
    })),
  ];
}
