import { isPictureKind, type PictureKind, pictureKinds, sceneOf } from "./kinds.ts";
import { createRandom } from "./random.ts";
import { element } from "./svg.ts";

export { isPictureKind, type PictureKind, pictureKinds } from "./kinds.ts";
export { rasterise } from "./rasterise.ts";

/** A requested picture: `width` and `height` in pixels; other proportions crop from the centre. */
export type PictureRequest = {
  slug: string;
  kind: PictureKind;
  title: string;
  width: number;
  height: number;
};

/**
 * Draws a picture in the site's palette. The same slug and kind always give the same picture; the title
 * only labels the file.
 *
 * @returns a complete SVG document, without text elements
 * @throws if the kind is unknown, the slug empty, or a size not positive
 */
export function drawPicture({ slug, kind, title, width, height }: PictureRequest): string {
  if (!isPictureKind(kind)) {
    throw new Error(`Unknown picture kind "${kind}". Use one of: ${pictureKinds.join(", ")}.`);
  }
  if (slug === "") throw new Error(`A picture of kind "${kind}" needs a slug: it varies by it.`);
  if (!(width > 0 && height > 0)) {
    throw new RangeError(`Picture "${slug}" needs a positive size, got ${width} × ${height}.`);
  }
  const { scene, canvas, ...view } = sceneOf(kind);
  const drawing = scene({ ...canvas, slug, random: createRandom(`${kind}/${slug}`) });
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width,
      height,
      viewBox: `${-canvas.bleed} 0 ${view.width} ${view.height}`,
      preserveAspectRatio: "xMidYMid slice",
    },
    element("title", {}, escapeText(title)) + drawing,
  );
}

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
