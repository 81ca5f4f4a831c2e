import { classes } from "@/components/classes";
import { Picture } from "@/components/picture/picture";
import { ownRatio } from "@/components/picture/picture-attributes";
import { TickList } from "@/components/tick-list/tick-list";
import { escapeMarkdown, markdownBlocks, markdownList } from "@/markdown/markdown";
import type { Page } from "@/model/page";
import { defineBlock } from "../define-block";

/** A picture drawn up into the opening is a strip: what the page says follows close. */
const STRIP = 2.4;

/** Over the foot of the opening before it. */
const DRAWN_UP = "relative z-1 mt-[clamp(-15rem,-16vw,-4.5rem)]";

/** The tallest shape of a picture that stands alone: a portrait is cropped around its hotspot. */
const TALLEST = 3 / 2;

/** Whether the page's second block is a picture alone, which is drawn up into the opening. */
export function isDrawnUp({ blocks: [, second] }: Pick<Page, "blocks">): boolean {
  return second?._type === "pictures" && !second.points?.length;
}

/** Pictures, whole and wide, under a few short points. */
export const pictures = defineBlock("pictures", {
  View: ({ block, page }) => {
    const { pictures, points } = block;
    const isStrip = page.blocks[1] === block && isDrawnUp(page);
    const tallest = pictures.length === 1 ? TALLEST : 0;
    return (
      <div className={classes("wrap", isStrip ? DRAWN_UP : "section")}>
        {points && (
          <TickList
            items={points}
            className="mb-4 grid-cols-[repeat(auto-fit,minmax(min(100%,14.375rem),1fr))]"
          />
        )}
        {pictures.map((picture, place) => (
          <Picture
            key={picture._key}
            picture={picture}
            ratio={isStrip ? STRIP : Math.max(ownRatio(picture), tallest)}
            sizes={`(max-width: 1392px) 92vw, ${Math.round(1280 / pictures.length)}px`}
            priority={place === 0}
          />
        ))}
      </div>
    );
  },
  markdown: ({ block: { pictures, points } }) =>
    markdownBlocks(
      markdownList((points ?? []).map(escapeMarkdown)),
      ...pictures.map(
        ({ asset, alt }) => asset?.url && `![${escapeMarkdown(alt ?? "")}](${asset.url})`,
      ),
    ),
});
