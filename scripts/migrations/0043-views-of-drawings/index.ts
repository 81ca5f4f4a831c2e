import { isRecord } from "@currawong/schemas/record";
import { TYPE_NAMES } from "@currawong/schemas/types";
import { at, defineMigration, set } from "@sanity/migrate";

const viewOf = ({ x, y, w, h }: Record<string, unknown>) => `svgView(viewBox(${x},${y},${w},${h}))`;

/** The same value with the parts of pictures as views. */
function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (!isRecord(value)) return value;
  if (value._type === "pictureArea") return viewOf(value);
  if (value._type === "plateFrame" && "w" in value) {
    const { x, y, w, h, ...frame } = value;
    return { ...frame, view: viewOf({ x, y, w, h }) };
  }
  const { area, ...rest } = value;
  const entries = Object.entries(area ? { ...rest, view: area } : value);
  return Object.fromEntries(entries.map(([name, part]) => [name, rewrite(part)]));
}

/** A part of a picture is a view of its SVG: one of its own, or, as stored so far, one of any place. */
export default defineMigration({
  title: "Parts of pictures are views of drawings",
  documentTypes: [...TYPE_NAMES],
  migrate: {
    document: ({ plate, sections, landing }) =>
      Object.entries({ plate, sections, landing }).flatMap(([name, value]) => {
        const changed = rewrite(value);
        return JSON.stringify(changed) === JSON.stringify(value) ? [] : [at(name, set(changed))];
      }),
  },
});
