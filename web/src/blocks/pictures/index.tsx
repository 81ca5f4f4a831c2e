import { classes } from "@/components/classes";
import { Picture } from "@/components/picture/picture";
import { ownRatio } from "@/components/picture/picture-attributes";
import { TickList } from "@/components/tick-list/tick-list";
import type { Page } from "@/model/page";
import { defineBlock } from "../define-block";

/** Minimum aspect ratio of a single picture: a portrait is cropped around its hotspot. */
const MIN_RATIO = 3 / 2;

/** Overlaps the bottom of the opening above it. */
export const OVERLAP = "relative z-1 [margin-top:clamp(-15rem,-16vw,-6rem)]";

/** Whether the page's second block is a quote, or pictures without text, which then overlap the opening. */
export function isDrawnUp({ blocks: [, second] }: Pick<Page, "blocks">): boolean {
  if (second?._type === "quote") return true;
  return second?._type === "pictures" && !second.heading && !second.points?.length;
}

/** Wide pictures above a few short points. */
export const pictures = defineBlock("pictures", {
  View: ({ block, page }) => {
    const { pictures, heading, points } = block;
    const isStrip = page.blocks[1] === block && isDrawnUp(page);
    const minRatio = pictures.length === 1 ? MIN_RATIO : 0;
    return (
      <div
        className={classes("wrap", isStrip ? OVERLAP : "section")}
        data-overlaps={isStrip || undefined}
      >
        {pictures.map((picture, index) => (
          <Picture
            key={picture._key}
            picture={picture}
            ratio={Math.max(ownRatio(picture), minRatio)}
            sizes={`(max-width: 1392px) 92vw, ${Math.round(1280 / pictures.length)}px`}
            priority={index === 0}
          />
        ))}
        {heading && <h2 className="mt-part text-title">{heading}</h2>}
        {points && (
          <TickList
            items={points}
            className="mt-3 grid-cols-[repeat(auto-fit,minmax(min(100%,14.375rem),1fr))]"
          />
        )}
      </div>
    );
  },
});
