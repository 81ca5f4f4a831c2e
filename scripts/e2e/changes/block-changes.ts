import { withKeys } from "@currawong/content/keys";
import { documentTypeOf } from "@currawong/content/model";
import { isRecord } from "@currawong/schemas/record";
import type { Example } from "@currawong/schemas/testing/examples";
import { type Definition, definitionOf, resolve } from "./definitions.ts";
import type { Candidates, Document, FieldChange } from "./field-changes.ts";

/** A list of blocks in a document: where it stands, and the document with another in its place. */
type Place = { path: string; blocks: unknown[]; put: (blocks: unknown[]) => Document };

type Holder = Readonly<Record<string, unknown>>;

/** The lists of blocks that an editor sees in a document: a page's, and that of its rich page. */
function placesIn(document: Document): Place[] {
  const within = (
    { fields = [] }: Definition,
    holder: Holder,
    path: string,
    put: (holder: Holder) => Document,
  ): Place[] =>
    fields.flatMap((field) => {
      const name = field.name ?? "";
      const value = holder[name];
      const putValue = (changed: unknown) => put({ ...holder, [name]: changed });
      if (field.type === "sections") {
        return [{ path: path + name, blocks: Array.isArray(value) ? value : [], put: putValue }];
      }
      const definition = resolve(field);
      return definition.type === "object" && isRecord(value)
        ? within(definition, value, `${path}${name}.`, putValue)
        : [];
    });
  const { _id, _type } = document;
  return within(definitionOf(_type), document, "", (changed) => ({ ...changed, _id, _type }));
}

/** Whether the pages of a type are made of blocks. */
export const hasBlocks = (type: string) =>
  (definitionOf(type).fields ?? []).some((field) => field.type === "sections");

/** The example with references to documents and pictures that exist. */
export function resolved(value: unknown, candidates: Candidates): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => resolved(item, candidates));
  if (!isRecord(value)) return value;
  if (typeof value._ref === "string") {
    const type = value._ref.startsWith("image-") ? "sanity.imageAsset" : documentTypeOf(value._ref);
    const there = candidates(type);
    return { ...value, _ref: there.includes(value._ref) ? value._ref : there[0] };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, resolved(item, candidates)]),
  );
}

const described = (block: unknown) => (isRecord(block) ? String(block._type) : "");
const renamed = (block: unknown) =>
  isRecord(block) ? { ...block, _key: `${block._key}-copy` } : block;

/**
 * What an editor can do with the blocks of a document: add one of any type at any place, duplicate,
 * remove and move each.
 * @param candidates published documents of a type, and image assets
 * @returns changed documents by kind of change, some of which break a rule of the schema
 */
export function blockChanges(
  document: Document,
  examples: readonly Example[],
  candidates: Candidates,
): FieldChange[][] {
  const places = placesIn(document);
  const each = (change: (place: Place, block: unknown, index: number) => FieldChange[]) =>
    places.flatMap((place) => place.blocks.flatMap((block, index) => change(place, block, index)));
  const added = places.flatMap(({ path, blocks, put }) =>
    examples.flatMap((example) => {
      const block = resolved({ ...example, _key: `${example._type}-added` }, candidates);
      return [...blocks.keys(), blocks.length].map((index) => ({
        path: `${path}[${index}] + ${example._type}`,
        document: put(withKeys(blocks.toSpliced(index, 0, block))),
      }));
    }),
  );
  return [
    added,
    each(({ path, blocks, put }, block, index) => [
      {
        path: `${path}[${index}] ${described(block)} duplicated`,
        document: put(blocks.toSpliced(index, 0, renamed(block))),
      },
    ]),
    each(({ path, blocks, put }, block, index) => [
      {
        path: `${path}[${index}] - ${described(block)}`,
        document: put(blocks.toSpliced(index, 1)),
      },
    ]),
    each(({ path, blocks, put }, block, index) =>
      [...blocks.keys()]
        .filter((to) => to !== index)
        .map((to) => ({
          path: `${path}[${index}] ${described(block)} moved to ${to}`,
          document: put(blocks.toSpliced(index, 1).toSpliced(to, 0, block)),
        })),
    ),
  ];
}
