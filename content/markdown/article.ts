import { isRecord } from "@currawong/schemas/record";
import { parse as parseYaml } from "yaml";
import { MarkdownError, type MarkdownSource } from "./parse.ts";

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

const TEXT_FIELDS = [
  "title",
  "excerpt",
  "category",
  "publishedAt",
  "seoKey",
  "coverAlt",
  "chatMessage",
  "ctaHeading",
  "ctaText",
  "ctaLabel",
] as const;
const LIST_FIELDS = ["related"] as const;
/** Omitted search metadata is taken from the preset. */
const OPTIONAL_FIELDS = ["seoTitle", "seoDescription", "keywords", "ownFigures"] as const;

type TextField = (typeof TEXT_FIELDS)[number];
type ListField = (typeof LIST_FIELDS)[number];

type FrontMatter = Record<TextField, string> &
  Record<ListField, string[]> & {
    seoTitle?: string;
    seoDescription?: string;
    keywords?: string[];
    ownFigures?: number[];
  };

/**
 * Reads an article file.
 * @param slug the file's name without `.md`; it is the article's address and id
 * @returns the article as an authored document, its cover the SVG of the same name; its body keeps the line numbers of the file
 * @throws MarkdownError when the front matter is absent, incomplete or has an unknown field
 */
export function readArticle(slug: string, { text, file }: MarkdownSource) {
  const [head] = FRONT_MATTER.exec(text) ?? [];
  if (!head)
    throw new MarkdownError("Start the file with front matter between --- lines.", file, 1);
  const fields = frontMatter(head, file);
  const blankLines = "\n".repeat(head.split("\n").length - 1);
  return {
    _id: `article-${slug}`,
    title: fields.title,
    slug,
    publishedAt: fields.publishedAt,
    category: `articleCategory-${fields.category}`,
    excerpt: fields.excerpt,
    image: { svg: `articles/${slug}.svg`, alt: fields.coverAlt },
    body: blankLines + text.slice(head.length),
    ...(fields.ownFigures && { ownFigures: fields.ownFigures }),
    related: fields.related.map((other) => `article-${other}`),
    closing: {
      heading: fields.ctaHeading,
      text: fields.ctaText,
      label: fields.ctaLabel,
      chatMessage: fields.chatMessage,
    },
    seo: {
      preset: `seoPreset-${fields.seoKey}`,
      ...(fields.seoTitle && { customTitle: fields.seoTitle }),
      ...(fields.seoDescription && { customDescription: fields.seoDescription }),
      ...(fields.keywords && { keywords: fields.keywords }),
    },
  };
}

function frontMatter(head: string, file: string): FrontMatter {
  const lineOf = (field: string) =>
    head.split("\n").findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1;
  const yaml: unknown = parseYaml(head.split("\n").slice(1, -2).join("\n"));
  if (!isRecord(yaml)) throw new MarkdownError("Write the front matter as name: value.", file, 2);
  for (const field of Object.keys(yaml)) {
    if (!isOneOf(field, [...TEXT_FIELDS, ...LIST_FIELDS, ...OPTIONAL_FIELDS])) {
      throw new MarkdownError(
        `Remove "${field}": articles have no such field.`,
        file,
        lineOf(field),
      );
    }
  }
  const text = (field: TextField | "seoTitle" | "seoDescription") => {
    const value = yaml[field];
    if (typeof value === "string") return value;
    throw new MarkdownError(`Give "${field}" a text.`, file, lineOf(field));
  };
  const list = (field: ListField | "keywords") => {
    const value = yaml[field];
    if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value;
    throw new MarkdownError(`Give "${field}" a list such as [one, two].`, file, lineOf(field));
  };
  const figures = (field: "ownFigures") => {
    const value = yaml[field];
    if (Array.isArray(value) && value.every((item) => typeof item === "number")) return value;
    throw new MarkdownError(`Give "${field}" a list such as [299, 399].`, file, lineOf(field));
  };
  const optional = {
    seoTitle: () => text("seoTitle"),
    seoDescription: () => text("seoDescription"),
    keywords: () => list("keywords"),
    ownFigures: () => figures("ownFigures"),
  };
  const fields = [
    ...TEXT_FIELDS.map((field) => [field, text(field)] as const),
    ...LIST_FIELDS.map((field) => [field, list(field)] as const),
    ...OPTIONAL_FIELDS.filter((field) => field in yaml).map(
      (field) => [field, optional[field]()] as const,
    ),
  ];
  // All required fields are present, each with the type that its reader checked.
  return Object.fromEntries(fields) as FrontMatter;
}

const isOneOf = (text: string, list: readonly string[]) => list.includes(text);
