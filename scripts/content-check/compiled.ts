import { createHash } from "node:crypto";
import { compile } from "@currawong/content/compile";
import { loadContent } from "@currawong/content/load";
import type { ContentDocument } from "./texts.ts";

/** The authored content as documents, with stand-ins for the pictures: nothing is drawn. */
export async function compiledContent(): Promise<ContentDocument[]> {
  return compile(await loadContent(), ({ kind, slug }) => {
    const id = createHash("sha1").update(`${kind}/${slug}`).digest("hex");
    return `image-${id}-1600x1000-png`;
  });
}
