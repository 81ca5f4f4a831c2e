import { Picture } from "@/components/picture/picture";
import { TickList } from "@/components/tick-list/tick-list";
import { escapeMarkdown, markdownBlocks, markdownList } from "@/seo/markdown/markdown";
import { defineBlock } from "../define-block";

/** Pictures, whole and wide. */
export const pictures = defineBlock("pictures", {
  View: ({ block: { pictures, points }, page }) => (
    <div className={page.blocks[1]?._type === "pictures" ? "wrap design-lead" : "section wrap"}>
      {pictures.map((picture, place) => (
        <Picture
          key={picture._key}
          picture={picture}
          ratio={1.78}
          sizes={`(max-width: 1392px) 92vw, ${Math.round(1280 / pictures.length)}px`}
          priority={place === 0}
        />
      ))}
      {points && <TickList items={points} />}
    </div>
  ),
  markdown: ({ block: { pictures, points } }) =>
    markdownBlocks(
      ...pictures.map(
        ({ asset, alt }) => asset?.url && `![${escapeMarkdown(alt ?? "")}](${asset.url})`,
      ),
      markdownList((points ?? []).map(escapeMarkdown)),
    ),
});
