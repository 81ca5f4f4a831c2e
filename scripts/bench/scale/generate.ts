import { documentTypes, resolveType, type TypeShape, typeNamed } from "@currawong/content/model";
import { randomNumbers, randomText } from "./random.ts";

/** A generated document. */
export type GeneratedDocument = { _id: string; _type: string; [field: string]: unknown };

/** Documents of each type that are not articles, as a large agency might have them. */
const PER_TYPE = 10;
/** What stands for the agency's own pages, of which there is one each. */
const SINGLE = /^(home|about|contact)Page$|^siteSettings$|^navigation$/;
const PICTURES = 20;
/** Blocks of an article's text: with what is around it about 16 KB. */
const ARTICLE_BLOCKS = 36;
/** Blocks of any other text, and levels at which lists still hold items. */
const SHORT_TEXT_BLOCKS = 3;
const DEEPEST_LIST = 4;

/**
 * A dataset of about `count` documents: some of every type of the schema, with all fields filled,
 * the rest articles of real size. The same count gives the same documents.
 */
export function* generateDocuments(count: number): Generator<GeneratedDocument> {
  for (let index = 0; index < PICTURES; index++) yield pictureAsset(index);
  let left = count - PICTURES;
  for (const type of documentTypes.filter((name) => name !== "article")) {
    for (let index = 0; index < documentsOf(type); index++, left--)
      yield generate(type, index, count);
  }
  for (let index = 0; index < left; index++) yield generate("article", index, count);
}

const documentsOf = (type: string) => (SINGLE.test(type) ? 1 : PER_TYPE);

/** The id of a type's generated document. What there is one of has its type for an id. */
export const idOf = (type: string, index: number) =>
  SINGLE.test(type) ? type : `${type}-${index}`;

/** The slug of a type's generated document, for queries that look one up. */
export const slugOf = (type: string, index: number) => `${type.toLowerCase()}-${index}`;

function generate(type: string, index: number, count: number): GeneratedDocument {
  const random = randomNumbers(hash(`${type} ${index}`));
  const shape = typeNamed(type);
  const place: Place = { random, type, index, articles: count, depth: 0 };
  const day = new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString();
  return { _id: idOf(type, index), _type: type, _createdAt: day, ...fieldsOf(shape, place) };
}

type Place = {
  random: () => number;
  type: string;
  index: number;
  articles: number;
  depth: number;
};

function fieldsOf(shape: TypeShape | undefined, place: Place): Record<string, unknown> {
  return Object.fromEntries(
    (shape?.fields ?? []).map((field) => [field.name, valueFor(field, place)]),
  );
}

function valueFor(field: TypeShape, place: Place): unknown {
  const { base, definition } = resolveType(field);
  const { random, type, index } = place;
  const options = listedValues(field) ?? listedValues(definition);
  if (options) return options[Math.floor(random() * options.length)];
  switch (base) {
    case "string":
      return randomText(random, 6);
    case "text":
      return randomText(random, 22);
    case "url":
      return `https://example.com/${slugOf(type, index)}`;
    case "slug":
      return { _type: "slug", current: slugOf(type, index) };
    case "number":
      return Math.floor(random() * 1_000);
    case "boolean":
      return field.name !== "noIndex" && random() < 0.9;
    case "date":
      return new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString().slice(0, 10);
    case "datetime":
      return new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString();
    case "reference":
      return referenceTo(field.to ?? definition.to ?? [], place);
    case "image":
      return { _type: field.type, ...fieldsOf(definition, place), asset: picture(place) };
    case "array":
      return listOf(definition, place);
    case "object":
      return { _type: field.type, ...fieldsOf(definition, { ...place, depth: place.depth + 1 }) };
    default:
      return undefined;
  }
}

/** The values that a field's options allow, if it has a list of them. */
function listedValues(shape: TypeShape): unknown[] | undefined {
  const options: unknown = Reflect.get(shape, "options");
  const list: unknown = typeof options === "object" && options && Reflect.get(options, "list");
  if (!Array.isArray(list)) return undefined;
  return list.map((item) => (typeof item === "object" && item ? item.value : item));
}

function referenceTo(to: readonly { type: string }[], { random, articles }: Place) {
  const target = to[Math.floor(random() * to.length)]?.type ?? "";
  const amount =
    target === "article" ? Math.min(100, Math.floor(articles / 4)) : documentsOf(target);
  return { _type: "reference", _ref: idOf(target, Math.floor(random() * amount)) };
}

function picture({ random }: Place) {
  return { _type: "reference", _ref: pictureAsset(Math.floor(random() * PICTURES))._id };
}

function listOf(definition: TypeShape, place: Place): unknown[] {
  const members = definition.of ?? [];
  if (members.some(({ type }) => type === "block")) return textOf(place);
  const amount = place.depth >= DEEPEST_LIST ? 0 : Math.max(3, Math.min(members.length, 12));
  return Array.from({ length: amount }, (_, at) => {
    const member = members[at % members.length];
    const value = member && valueFor(member, { ...place, depth: place.depth + 1 });
    if (typeof value !== "object" || value === null) return `${value} ${at}`;
    return { _key: `${at}${Math.floor(place.random() * 1e9).toString(16)}`, ...value };
  });
}

/** Portable Text: headings, paragraphs and a link here and there. */
function textOf({ random, type, depth }: Place): unknown[] {
  const blocks = type === "article" && depth === 0 ? ARTICLE_BLOCKS : SHORT_TEXT_BLOCKS;
  const key = () => Math.floor(random() * 2 ** 48).toString(16);
  return Array.from({ length: blocks }, (_, at) => {
    const heading = at % 6 === 0;
    const link = key();
    const spans = heading
      ? [randomText(random, 5)]
      : [randomText(random, 25), randomText(random, 4), randomText(random, 12)];
    return {
      _type: "block",
      _key: key(),
      style: heading ? "h2" : "normal",
      markDefs: heading ? [] : [{ _type: "link", _key: link, href: "https://example.com/" }],
      children: spans.map((text, span) => ({
        _type: "span",
        _key: key(),
        marks: span === 1 ? [link] : [],
        text,
      })),
    };
  });
}

function pictureAsset(index: number): GeneratedDocument {
  const sha1 = hash(`picture ${index}`).toString(16).padStart(40, "0");
  const name = `${sha1}-1200x800`;
  return {
    _id: `image-${name}-png`,
    _type: "sanity.imageAsset",
    assetId: sha1,
    extension: "png",
    mimeType: "image/png",
    path: `images/currawong/production/${name}.png`,
    sha1hash: sha1,
    size: 10_000,
    metadata: {
      dimensions: { width: 1200, height: 800, aspectRatio: 1.5 },
      lqip: "data:image/png;base64,AA==",
    },
    url: `/images/currawong/production/${name}.png`,
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
