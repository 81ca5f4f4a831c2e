import { documentTypes, resolveType, type TypeShape, typeNamed } from "@currawong/content/model";
import { SECTION_SLUGS } from "@currawong/schemas/site-addresses";
import { hash, randomNumbers, randomText } from "./random.ts";
import { inForm, type Limits, limitsOf, listedValues } from "./rules.ts";

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

function documentsOf(type: string): number {
  if (SINGLE.test(type)) return 1;
  return type === "sectionPage" ? SECTION_SLUGS.length : PER_TYPE;
}

/** The id of a type's generated document. What there is one of has its type for an id. */
export const idOf = (type: string, index: number) =>
  SINGLE.test(type) ? type : `${type}-${index}`;

/** The slug of a type's generated document, for queries that look one up. */
export const slugOf = (type: string, index: number) =>
  (type === "sectionPage" ? SECTION_SLUGS[index] : undefined) ?? `${type.toLowerCase()}-${index}`;

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
  const limits = limitsOf(field);
  const options = listedValues(field) ?? listedValues(definition);
  if (options && base === "array") return options.slice(0, 5);
  if (options) return options[Math.floor(random() * options.length)];
  switch (base) {
    case "string":
      return inForm(field.name, randomText(random, 6), limits);
    case "text":
      return inForm(field.name, randomText(random, 22), limits);
    case "email":
      return "hello@example.com";
    case "url":
      return `https://example.com/${slugOf(type, index)}`;
    case "slug":
      return { _type: "slug", current: slugOf(type, index) };
    case "number":
      return numberWithin(limits, random);
    case "geopoint":
      return { _type: "geopoint", lat: -33.8, lng: 151.2 };
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
      return field.name === "aliases" ? aliasesOf(place) : listOf(definition, place, limits);
    case "object":
      return { _type: field.type, ...fieldsOf(definition, { ...place, depth: place.depth + 1 }) };
    default:
      return undefined;
  }
}

const numberWithin = ({ min = 0, max = 1_000 }: Limits, random: () => number) =>
  min + Math.floor(random() * (max - min));

const aliasesOf = ({ type, index }: Place) => [`/old/${slugOf(type, index)}`];

function referenceTo(to: readonly { type: string }[], { random, articles, depth, index }: Place) {
  const target = to[Math.floor(random() * to.length)]?.type ?? "";
  const amount =
    target === "article" ? Math.min(100, Math.floor(articles / 4)) : documentsOf(target);
  // A document's own group or category: each has its share.
  const at = depth === 0 ? index % amount : Math.floor(random() * amount);
  return { _type: "reference", _ref: idOf(target, at) };
}

function picture({ random }: Place) {
  return { _type: "reference", _ref: pictureAsset(Math.floor(random() * PICTURES))._id };
}

function listOf(definition: TypeShape, place: Place, limits: Limits): unknown[] {
  const members = definition.of ?? [];
  if (members.some(({ type }) => type === "block")) return textOf(place);
  const wanted = Math.max(3, limits.min ?? 0, Math.min(members.length, 12));
  const amount =
    place.depth >= DEEPEST_LIST ? (limits.min ?? 0) : Math.min(wanted, limits.max ?? wanted);
  const list = Array.from({ length: amount }, (_, at) => {
    const member = members[at % members.length];
    const value = member && valueFor(member, { ...place, depth: place.depth + 1 });
    if (typeof value === "number") return value + at;
    if (typeof value !== "object" || value === null) return `${value} ${at}`;
    return { _key: `${at}${Math.floor(place.random() * 1e9).toString(16)}`, ...value };
  });
  return withoutRepeats(list);
}

/** Lists name a document or a place once. */
function withoutRepeats(list: unknown[]): unknown[] {
  const named = (item: unknown) => {
    if (typeof item !== "object" || item === null) return item;
    return Reflect.get(item, "_ref") ?? Reflect.get(item, "place") ?? item;
  };
  return [...new Map(list.map((item) => [named(item), item])).values()];
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
