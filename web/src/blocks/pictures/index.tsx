import { classes } from "@/components/classes";
import { Picture } from "@/components/picture/picture";
import { ownRatio } from "@/components/picture/picture-attributes";
import { TickList } from "@/components/tick-list/tick-list";
import { escapeMarkdown, markdownBlocks, markdownList } from "@/markdown/markdown";
import { defineBlock } from "../define-block";
import styles from "./pictures.module.css";

/** Pictures, whole and wide. */
export const pictures = defineBlock("pictures", {
  View: ({ block: { pictures, points }, page }) => (
    <div
      className={classes("wrap", page.blocks[1]?._type === "pictures" ? styles.lead : "section")}
    >
      {pictures.map((picture, place) => (
        <Picture
          key={picture._key}
          picture={picture}
          ratio={ownRatio(picture)}
          sizes={`(max-width: 1392px) 92vw, ${Math.round(1280 / pictures.length)}px`}
          priority={place === 0}
        />
      ))}
      {points && <TickList items={points} className={styles.ticks} />}
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
