import { isRecord } from "@currawong/schemas/record";
import type { WholeDocument } from "../dataset/versions.ts";
import { type FormType, fieldOf, memberOf, namesOf } from "../form-type.ts";

/** What to look for. */
export type Search = { text: string; isWhole: boolean; matchesCase: boolean };

type Text = {
  /** Its path as in patches. */
  path: string;
  /** The titles of the form's fields that lead to it. */
  fields: readonly string[];
  text: string;
  /** The paragraph that contains it, and its offset there. */
  paragraph: string;
  start: number;
  /** Where a link to another site leads. */
  isAddress?: boolean;
};

/** One occurrence of the text searched for. */
export type Hit = {
  /** Unique across all documents. */
  key: string;
  id: string;
  path: string;
  fields: readonly string[];
  /** Its offset in `text`, the field's text. */
  index: number;
  text: string;
  found: string;
  /** The rest of its sentence, before and after it. */
  before: string;
  after: string;
};

/** Whether a field, or one of the types it is based on, is a choice from a list or `isCode`. */
const isForSoftware = (type: FormType): boolean => {
  const options: { list?: unknown; isCode?: boolean } = type.options ?? {};
  return Boolean(options.list || options.isCode || (type.type && isForSoftware(type.type)));
};

type Place = { path: string; fields: readonly string[]; type: FormType | undefined };

function textsAt(value: unknown, { path, fields, type }: Place): Text[] {
  if (!type || isForSoftware(type)) return [];
  if (typeof value === "string") {
    const base = namesOf(type).at(-1) ?? "";
    const isAddress = base === "url";
    // Others are dates, keys and the like.
    if (!isAddress && !["string", "text"].includes(base)) return [];
    return [{ path, fields, text: value, paragraph: value, start: 0, isAddress }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const step = item?._key === undefined ? index : `_key=="${item._key}"`;
      return textsAt(item, { path: `${path}[${step}]`, fields, type: memberOf(type, item) });
    });
  }
  if (!isRecord(value) || namesOf(type).includes("slug")) return [];
  if (Array.isArray(value.children)) {
    const links = { path: `${path}.markDefs`, fields, type: fieldOf(type, "markDefs") };
    return [
      ...textsOfBlock(value.children, { path, fields, type }),
      ...textsAt(value.markDefs, links),
    ];
  }
  return fieldsOf(value, { path, fields, type });
}

/** The texts of a paragraph: each span, such as a bold phrase, is a text of its own. */
function textsOfBlock(children: readonly unknown[], { path, fields }: Place): Text[] {
  const spans = children.filter(isRecord).map(({ _key, _type, text }) => ({
    path: `${path}.children[_key=="${String(_key)}"].text`,
    text: _type === "span" && typeof text === "string" ? text : "",
    // A price is a reference: its figure stands for it.
    shown: _type === "inlinePrice" ? "$…" : "",
  }));
  const paragraph = spans.map(({ text, shown }) => text || shown).join("");
  let start = 0;
  return spans.map(({ shown, ...span }) => {
    const text = { ...span, fields, paragraph, start };
    start += (span.text || shown).length;
    return text;
  });
}

const fieldsOf = (value: object, { path, fields, type }: Place): Text[] =>
  Object.entries(value).flatMap(([name, inner]) => {
    // What Sanity keeps itself: ids, keys, types, and what a reference refers to.
    if (name.startsWith("_")) return [];
    const field = fieldOf(type, name);
    return textsAt(inner, {
      path: path ? `${path}.${name}` : name,
      fields: [...fields, field?.title ?? name],
      type: field,
    });
  });

/** Every free text in a document. */
export const textsOf = (document: WholeDocument, type: FormType | undefined): Text[] =>
  fieldsOf(document, { path: "", fields: [], type });

const LETTER = "[\\p{L}\\p{N}_]";

/** The search as a regular expression; `null` if it is empty. */
function patternOf({ text, isWhole, matchesCase }: Search): RegExp | null {
  if (text.trim() === "") return null;
  const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const source = isWhole ? `(?<!${LETTER})${escaped}(?!${LETTER})` : escaped;
  return new RegExp(source, matchesCase ? "gu" : "giu");
}

const sentences = new Intl.Segmenter("en-AU", { granularity: "sentence" });

/** The text around a match in the sentence, or sentences, that contain it. */
function sentenceAround(paragraph: string, from: number, to: number) {
  const segments = sentences.segment(paragraph);
  const first = segments.containing(from);
  const last = segments.containing(to - 1);
  if (!first || !last) return { before: "", after: "" };
  return {
    before: paragraph.slice(first.index, from).trimStart(),
    after: paragraph.slice(to, last.index + last.segment.length).trimEnd(),
  };
}

/** Whether a search may be part of an address. Another would replace a word in one. */
const mayBeAddress = (text: string) => /[./@]/.test(text) && !/\s/.test(text);

/** Finds a text in documents, except where it spans two styles, such as bold and plain text. */
export function find(
  documents: readonly WholeDocument[],
  search: Search,
  typeOf: (name: string) => FormType | undefined,
): Hit[] {
  const pattern = patternOf(search);
  if (!pattern) return [];
  const maySearch = ({ isAddress }: Text) => !isAddress || mayBeAddress(search.text);
  return documents.flatMap((document) =>
    textsOf(document, typeOf(document._type))
      .filter(maySearch)
      .flatMap(({ paragraph, start, ...place }) =>
        [...place.text.matchAll(pattern)].map(({ index, 0: found }) => ({
          ...place,
          key: `${document._id} ${place.path} ${index}`,
          id: document._id,
          index,
          found,
          ...sentenceAround(paragraph, start + index, start + index + found.length),
        })),
      ),
  );
}
