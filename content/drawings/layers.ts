import { type Box, sharedBy } from "./geometry.ts";
import { boxOf, sizeOf } from "./measure.ts";
import { type DrawnText, type Shape, shapesOf, textsOf } from "./texts.ts";

const meets = (a: Box, b: Box) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 3;

/** The areas and outlines of a drawing in the order of painting, each as much of it as is shown. */
function drawnShapesOf(svg: string): Shape[] {
  const shapes = shapesOf(svg);
  const paths = new Map(shapes.flatMap(({ clip, box }) => (clip ? [[clip, box] as const] : [])));
  return shapes.flatMap((shape) =>
    (shape.fill || shape.isOutlined) && !shape.clip
      ? [
          {
            ...shape,
            box: shape.clips.flatMap((id) => paths.get(id) ?? []).reduce(sharedBy, shape.box),
          },
        ]
      : [],
  );
}

/** The last shape painted before something, around its middle. */
const behind = (shapes: readonly Shape[], { order, box }: { order: number; box: Box }) =>
  shapes.findLast(({ order: own, box: { x, y, w, h } }) => {
    const [across, down] = [box.x + box.w / 2 - x, box.y + box.h / 2 - y];
    return own < order && across > 0 && across < w && down > 0 && down < h;
  });

/** How far something is from the nearer side of what is around it; negative if it sticks out. */
const roomIn = (outer: Box, inner: Box) =>
  Math.min(inner.x - outer.x, outer.x + outer.w - inner.x - inner.w);

/** How a text, or the pill that it is on, does not fit the shape behind it. */
function tightness(shapes: readonly Shape[], text: DrawnText, box: Box): string[] {
  const shape = behind(shapes, { order: text.order, box });
  if (!shape) return [];
  const isTight = roomIn(shape.box, box) < sizeOf(text) * (shape.isPill ? 0.4 : 0.25);
  const panel = shape.isPill && behind(shapes, shape);
  const isOut = panel && panel.name === "rect" && roomIn(panel.box, shape.box) < 4;
  return [
    ...(isTight ? [`“${text.text}” fills its shape`] : []),
    ...(isOut ? [`the pill of “${text.text}” is not inside its panel`] : []),
  ];
}

/**
 * Texts that the rectangles and circles of a drawing do not fit: a later one covers the text, the one
 * behind it is too narrow or leaves its panel, or the text runs over the edge of another.
 * @param svg as authored
 * @returns one sentence for each text and shape
 */
export function checkLayers(svg: string): string[] {
  const shapes = drawnShapesOf(svg);
  const areas = shapes.filter(({ fill }) => fill);
  return textsOf(svg).flatMap((text) => {
    const box = boxOf(text);
    const ground = behind(areas, { order: text.order, box });
    const crossed = areas.flatMap(({ order, fill, box: other }) => {
      if (!meets(other, box)) return [];
      if (order > text.order) return [`“${text.text}” is covered`];
      const isEdge = order > (ground?.order ?? -1) && fill !== ground?.fill;
      return isEdge ? [`“${text.text}” runs over an edge`] : [];
    });
    return [...crossed, ...tightness(shapes, text, box)];
  });
}
