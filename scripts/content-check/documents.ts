import { createHash } from "node:crypto";
import { compile } from "@currawong/content/compile";
import { loadContent } from "@currawong/content/load";

/** A document as the dataset holds it. */
export type ContentDocument = { _id: string; _type: string; [field: string]: unknown };

/** A problem in the content: where it is, and how to fix it. */
export type Finding = {
  /** Which check found it, e.g. `links`. */
  rule: string;
  id: string;
  /** The field; empty for the document as a whole. */
  path: string;
  message: string;
};

/** The placeholder that stands for a picture in compiled content. */
export const pictureId = (svg: string) =>
  `image-${createHash("sha1").update(svg).digest("hex")}-1600x1000-png`;

/** Compiles the authored content to documents, with placeholder picture ids: nothing is rasterised. */
export const compiledContent = async (): Promise<ContentDocument[]> =>
  compile(await loadContent(), pictureId);
