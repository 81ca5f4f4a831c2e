import { type Box, sharedBy } from "./geometry.ts";
import { boxOf, sizeOf } from "./measure.ts";
import { type Shape, shapesOf, textsOf } from "./texts.ts";

const meets = (a: Box, b: Box) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 3;

/** The areas of a drawing in the order of painting, each as much of it as is shown. */
function areasOf(svg: string) {
  const shapes = shapesOf(svg);
  const paths = new Map(shapes.flatMap(({ clip, box }) => (clip ? [[clip, box] as const] : [])));
  return shapes.flatMap((shape) =>
    shape.fill && !shape.clip
      ? [
          {
            ...shape,
            box: shape.clips.flatMap((id) => paths.get(id) ?? []).reduce(sharedBy, shape.box),
          },
        ]
      : [],
  );
}

/** How much room a text of a size needs at both of its sides: in a pill, whose ends are round, more. */
const roomOf = (size: number, { name, box }: Shape) =>
  size * (name === "rect" && box.h < size * 2 ? 0.4 : 0.25);

/**
 * Texts that the rectangles and circles of a drawing do not fit: a later one covers the text, the one
 * behind it is too narrow, or the text runs over the edge of another.
 * @param svg as authored
 * @returns one sentence for each text and shape
 */
export function checkLayers(svg: string): string[] {
  const areas = areasOf(svg);
  return textsOf(svg).flatMap((text) => {
    const box = boxOf(text);
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    const holdsMiddle = ({ box: { x: left, y: top, w, h } }: Shape) =>
      left < x && x < left + w && top < y && y < top + h;
    const behind = areas.findLast((area) => area.order < text.order && holdsMiddle(area));
    const crossed = areas.flatMap(({ order, fill, box: other }) => {
      if (!meets(other, box)) return [];
      if (order > text.order) return [`“${text.text}” is covered`];
      const isEdge = order > (behind?.order ?? -1) && fill !== behind?.fill;
      return isEdge ? [`“${text.text}” runs over an edge`] : [];
    });
    if (!behind) return crossed;
    const room = Math.min(box.x - behind.box.x, behind.box.x + behind.box.w - box.x - box.w);
    const isTight = room < roomOf(sizeOf(text), behind);
    return isTight
      ? [...crossed, `“${text.text}” fills its shape: ${room.toFixed(1)} left`]
      : crossed;
  });
}
