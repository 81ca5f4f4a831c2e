import { isRecord } from "@currawong/schemas/record";
import { at, defineMigration, set, unset } from "@sanity/migrate";

/** Width and height of an image, as the id of its asset gives them: `image-<hash>-1680x800-svg`. */
const SIZE = /-(\d+)x(\d+)-[a-z]+$/;

/** The upright parts of a picture, as high as it, that share its width between the lines they show. */
function framesOf(captions: readonly unknown[], ref: string) {
  const [, width = 0, height = 0] = SIZE.exec(ref)?.map(Number) ?? [];
  const w = Math.round(Math.min(width, height * 0.8));
  return captions.map((caption, index) => ({
    _type: "plateFrame",
    _key: `frame-${index + 1}`,
    caption,
    x: Math.round(((width - w) * index) / Math.max(1, captions.length - 1)),
    y: 0,
    w,
    h: height,
  }));
}

/** The lines that a picture of the work shows became parts of the picture, each with its line. */
export default defineMigration({
  title: "The lines that a picture of the work shows, as parts of it",
  documentTypes: ["service"],
  migrate: {
    document({ plate }) {
      if (!isRecord(plate) || !Array.isArray(plate.callouts)) return [];
      const { asset } = isRecord(plate.picture) ? plate.picture : {};
      const ref = isRecord(asset) ? String(asset._ref) : "";
      const isDrawn = SIZE.test(ref) && !plate.frames;
      return [
        ...(isDrawn ? [at("plate.frames", set(framesOf(plate.callouts, ref)))] : []),
        at("plate.callouts", unset()),
      ];
    },
  },
});
