import type { BodyData } from "../../model/body.ts";

/** A heading of a text, with the id that links to it. */
export type Heading = { key: string; id: string; text: string; level: 2 | 3 };

function slugify(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Ids used by the pages around a text. */
export const PAGE_IDS = [
  "closing",
  "closing-heading",
  "content",
  "contents",
  "navigation",
  "q",
  "related",
  "toaster",
];

/**
 * The headings of a text in order. Ids are unique on its page: a heading whose id is taken gets a
 * number.
 * @param body Portable Text; only `h2` and `h3` blocks count
 * @param reservedIds ids on the page besides `PAGE_IDS`: those of its blocks and of earlier texts
 */
export function headingsOf(body: BodyData, reservedIds: Iterable<string> = []): Heading[] {
  const ids = new Set([...PAGE_IDS, ...reservedIds]);
  return body.flatMap((block) => {
    if (block._type !== "block" || (block.style !== "h2" && block.style !== "h3")) return [];
    const text = block.children.map(({ text }) => text).join("");
    const base = slugify(text) || "section";
    let id = base;
    for (let n = 2; ids.has(id); n++) id = `${base}-${n}`;
    ids.add(id);
    return [{ key: block._key, id, text, level: block.style === "h2" ? 2 : 3 }];
  });
}
