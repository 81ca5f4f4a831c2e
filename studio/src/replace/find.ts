import { isRecord } from "@currawong/schemas/record";
import { type FormType, fieldOf, memberOf, namesOf } from "../form-type.ts";
import type { WholeDocument } from "../lake/versions.ts";

/** What to look for. */
export type Search = { text: string; isWhole: boolean; matchesCase: boolean };

/** One text of a document. */
type Text = {
  /** Where it is, as patches name it. */
  path: string;
  /** The titles of the form's fields that lead to it. */
  fields: readonly string[];
  text: string;
  /** The paragraph it is a part of, and where it begins there. */
  paragraph: string;
  start: number;
};

/** One place where a text is found. */
export type Hit = {
  /** Names it among those of all documents. */
  key: string;
  id: string;
  type: string;
  path: string;
  fields: readonly string[];
  /** Where it begins in the field's text, which is `text`. */
  index: number;
  text: string;
  found: string;
  /** What stands before and after it in its sentence. */
  before: string;
  after: string;
};

/** What a document is called; nothing where it has no name but its type’s. */
export const titleOf = (document?: WholeDocument): string | undefined => {
  const title = document?.title || document?.name;
  return typeof title === "string" ? title : undefined;
};

/** Whether editors write a field's text freely: it is neither chosen nor an address, a date or a key. */
const isWritten = (type: FormType) =>
  type.jsonType === "string" &&
  ["string", "text"].includes(namesOf(type).at(-1) ?? "") &&
  !("list" in (type.options ?? {}));

type Place = { path: string; fields: readonly string[]; type: FormType | undefined };

function textsAt(value: unknown, { path, fields, type }: Place): Text[] {
  if (!type) return [];
  if (typeof value === "string") {
    return isWritten(type) ? [{ path, fields, text: value, paragraph: value, start: 0 }] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const step = item?._key === undefined ? index : `_key=="${item._key}"`;
      return textsAt(item, { path: `${path}[${step}]`, fields, type: memberOf(type, item) });
    });
  }
  if (!isRecord(value) || namesOf(type).includes("slug")) return [];
  if (Array.isArray(value.children)) return textsOfBlock(value.children, { path, fields, type });
  return fieldsOf(value, { path, fields, type });
}

/** The texts of a paragraph: what is bold, for example, is a text of its own. */
function textsOfBlock(children: readonly unknown[], { path, fields }: Place): Text[] {
  const spans = children.filter(isRecord).map(({ _key, text }) => ({
    path: `${path}.children[_key=="${String(_key)}"].text`,
    text: typeof text === "string" ? text : "",
  }));
  const paragraph = spans.map(({ text }) => text).join("");
  let start = 0;
  return spans.map((span) => {
    const text = { ...span, fields, paragraph, start };
    start += span.text.length;
    return text;
  });
}

const fieldsOf = (value: object, { path, fields, type }: Place): Text[] =>
  Object.entries(value).flatMap(([name, inner]) => {
    const field = fieldOf(type, name);
    return textsAt(inner, {
      path: path ? `${path}.${name}` : name,
      fields: [...fields, field?.title ?? name],
      type: field,
    });
  });

/** Every text that editors have written in a document. */
export const textsOf = (document: WholeDocument, type: FormType | undefined): Text[] =>
  fieldsOf(document, { path: "", fields: [], type });

const LETTER = "[\\p{L}\\p{N}_]";

/** What finds a text; nothing where there is nothing to look for. */
function patternOf({ text, isWhole, matchesCase }: Search): RegExp | null {
  if (text.trim() === "") return null;
  const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const source = isWhole ? `(?<!${LETTER})${escaped}(?!${LETTER})` : escaped;
  return new RegExp(source, matchesCase ? "gu" : "giu");
}

const sentences = new Intl.Segmenter("en-AU", { granularity: "sentence" });

/** The sentence, or sentences, of a paragraph that some of its text is in. */
function around(paragraph: string, from: number, to: number) {
  const segments = sentences.segment(paragraph);
  const first = segments.containing(from);
  const last = segments.containing(to - 1);
  if (!first || !last) return { before: "", after: "" };
  return {
    before: paragraph.slice(first.index, from).trimStart(),
    after: paragraph.slice(to, last.index + last.segment.length).trimEnd(),
  };
}

/** Where a text stands in some documents; not where it begins in bold, say, and ends in plain text. */
export function find(
  documents: readonly WholeDocument[],
  search: Search,
  typeOf: (name: string) => FormType | undefined,
): Hit[] {
  const pattern = patternOf(search);
  if (!pattern) return [];
  return documents.flatMap((document) =>
    textsOf(document, typeOf(document._type)).flatMap(({ paragraph, start, ...place }) =>
      [...place.text.matchAll(pattern)].map(({ index, 0: found }) => ({
        ...place,
        key: `${document._id} ${place.path} ${index}`,
        id: document._id,
        type: document._type,
        index,
        found,
        ...around(paragraph, start + index, start + index + found.length),
      })),
    ),
  );
}
