import { Picture } from "@/components/picture/picture";
import { ownRatio } from "@/components/picture/picture-attributes";
import { TickList } from "@/components/tick-list/tick-list";
import { defineBlock } from "../define-block";

/** Minimum aspect ratio of a single picture: a portrait is cropped around its hotspot. */
const MIN_RATIO = 3 / 2;

/** Wide pictures above a few short points. Narrow screens leave the pictures out, whose text would be too small. */
export const pictures = defineBlock("pictures", {
  View: ({ block: { pictures, heading, points } }) => {
    const minRatio = pictures.length === 1 ? MIN_RATIO : 0;
    return (
      <div className="wrap section">
        {pictures.map((picture) => (
          <Picture
            key={picture._key}
            picture={picture}
            ratio={Math.max(ownRatio(picture), minRatio)}
            sizes={`(max-width: 1392px) 92vw, ${Math.round(1280 / pictures.length)}px`}
            className="max-lg:hidden"
          />
        ))}
        {heading && <h2 className="mt-part text-title">{heading}</h2>}
        {points && <TickList items={points} className="mt-3" />}
      </div>
    );
  },
});
