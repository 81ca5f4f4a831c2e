import { isRecord } from "@currawong/schemas/record";
import { createDataAttribute } from "@sanity/visual-editing/create-data-attribute";
import type { Block } from "@/model/block";
import type { Page } from "@/model/page";

type Segment = string | number | { _key: string };
type Field = (path: Segment[]) => string;

/** Where each part of a block is edited, as a `data-sanity` attribute. */
export type Marks = {
  block: string;
  /** By the objects that components receive: items of the block's lists, and documents it refers to. */
  parts: WeakMap<object, string>;
  /** The same for prices, where a component receives nothing else that has a mark. */
  prices: WeakMap<object, string>;
  /** The same by React's keys, for objects received in another shape; `null` for an ambiguous key. */
  keys: Map<string, string | null>;
  /** By text; `null` for a text that is in two fields. */
  texts: Map<string, string | null>;
};

const keyed = (item: unknown, index: number): Segment =>
  isRecord(item) && typeof item._key === "string" ? { _key: item._key } : index;

/** Adds an attribute by name; a name with two different attributes is ambiguous. */
function add(map: Map<string, string | null>, name: string, attribute: string): void {
  const existing = map.get(name);
  map.set(name, existing === undefined || existing === attribute ? attribute : null);
}

/** The field with a document's main price. A view may show it as `price`, or the price of the place it is for. */
const MAIN_PRICE = "startingPrice";

const isPrice = ({ amount, unit }: Record<string, unknown>) =>
  typeof amount === "number" && typeof unit === "string";

/** The type of a document of which this is a view (`schemas/src/views.ts`); none for views of the settings. */
function typeOf({ _view, _type }: Record<string, unknown>): string | undefined {
  if (_view === "packages") return "packageSet";
  return _view !== undefined && typeof _type === "string" ? _type : undefined;
}

/** Where a price is edited: below an item of a list, or else the document's main price. */
const placeOfPrice = (path: Segment[]): Segment[] =>
  path.some((step) => typeof step !== "string") ? path : [MAIN_PRICE];

const emptyMarks = (block: string): Marks => ({
  block,
  parts: new WeakMap(),
  prices: new WeakMap(),
  keys: new Map(),
  texts: new Map(),
});

/** Marks something as a whole with the document that it is. */
export const marksOfDocument = (document: { id: string; type: string }, baseUrl: string): Marks =>
  emptyMarks(createDataAttribute({ ...document, baseUrl })("title"));

/** Finds where the content of a block is edited, including the data it loaded beyond its own fields. */
export function marksOf(page: Page, block: Block, data: unknown, studioUrl: string): Marks {
  const { id, type, frame, sections, title, description } = page.source;
  const document = createDataAttribute({ id, type, baseUrl: studioUrl });
  const frameField = frame[block._key];
  const place = frameField ?? `${sections}[_key=="${block._key}"]`;
  const fields = createDataAttribute({ id, type, baseUrl: studioUrl, path: place });
  const marks = emptyMarks(document(place));

  const addText = (text: string | null | undefined, attribute: string) => {
    if (text?.trim()) add(marks.texts, text, attribute);
  };

  /**
   * @param field returns the attribute of a path from here; undefined within another document's fields
   * @param priced returns that of a price
   */
  const search = (value: unknown, path: Segment[], field?: Field, priced = field): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        search(item, [...path, keyed(item, index)], field, priced);
    } else if (isRecord(value) && isPrice(value)) {
      if (priced) marks.prices.set(value, priced(placeOfPrice(path)));
    } else if (isRecord(value)) {
      searchWithin(value, path, field, priced);
    } else if (typeof value === "string" && field && path.length > 0) {
      addText(value, field(path));
    }
  };

  const searchWithin = (
    value: Record<string, unknown>,
    path: Segment[],
    field?: Field,
    priced?: Field,
  ): void => {
    const otherType = value._id === id ? undefined : typeOf(value);
    if (otherType) {
      const otherId = String(value._id);
      const other = createDataAttribute({ id: otherId, type: otherType, baseUrl: studioUrl });
      marks.parts.set(value, other(["title"]));
      add(marks.keys, otherId, other(["title"]));
      searchFields(value, [], undefined, (place) => other(place));
      return;
    }
    if (field && typeof value._key === "string" && path.length > 0) {
      marks.parts.set(value, field(path));
      add(marks.keys, value._key, field(path));
    }
    searchFields(value, path, field, priced);
  };

  const searchFields = (
    value: Record<string, unknown>,
    path: Segment[],
    field?: Field,
    priced?: Field,
  ): void => {
    for (const [name, child] of Object.entries(value)) {
      if (!name.startsWith("_")) search(child, [...path, name], field, priced);
    }
  };

  addText(page.title, document(title));
  addText(page.description, document(description));
  // The parts of a fixed frame are fields of the document itself.
  if (frameField === undefined) search(block, [], (path) => fields(path));
  else search(contentOf(block), [], (path) => document(path));
  search(data, []);
  return marks;
}

/** The content of a part of a fixed frame, by the names of the document's fields. */
function contentOf(block: Block): unknown {
  if ("service" in block) return block.service;
  if ("article" in block) return block.article;
  if ("articles" in block) return { related: block.articles };
  if (block._type === "rateCard") return { relatedServices: block.services };
  return undefined;
}
