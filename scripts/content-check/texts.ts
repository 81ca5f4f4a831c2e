import { isRecord } from "@currawong/schemas/record";

/** A document as the dataset holds it. */
export type ContentDocument = { _id: string; _type: string; [field: string]: unknown };

/** A text a reader sees, and where it stands. */
type Text = { id: string; path: string; text: string };

/** Fields that are not shown as text: choices from a list, addresses, what visitors type. */
const NOT_READ: ReadonlySet<string> = new Set([
  "aliases",
  "anchor",
  "aside",
  "background",
  "code",
  "colour",
  "days",
  "href",
  "icon",
  "keywords",
  "language",
  "layout",
  "screen",
  "searchPhrases",
  "variant",
  "vantaType",
]);

/** Every text of a document that is read, with the spans of a paragraph joined. */
export function textsOf(document: ContentDocument): Text[] {
  const texts: Text[] = [];
  const add = (path: string, text: string) => texts.push({ id: document._id, path, text });
  const visit = (value: unknown, path: string): void => {
    if (typeof value === "string") add(path, value);
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, `${path}[${index}]`);
      });
    }
    if (!isRecord(value) || value._type === "slug" || typeof value._ref === "string") return;
    if (value._type === "block") return void add(path, plainText(value));
    for (const [name, item] of Object.entries(value)) {
      if (name.startsWith("_") || NOT_READ.has(name)) continue;
      visit(item, path ? `${path}.${name}` : name);
    }
  };
  visit(document, "");
  return texts.filter(({ text }) => text.trim() !== "");
}

/** The text of a Portable Text block. */
export function plainText(block: Record<string, unknown>): string {
  const children = Array.isArray(block.children) ? block.children : [];
  return children.map((span: unknown) => (isRecord(span) ? String(span.text ?? "") : "")).join("");
}
