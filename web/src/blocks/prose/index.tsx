import { Body } from "@/components/body/body";
import { bodyMarkdown } from "@/components/body/body.markdown";
import { headingsOf } from "@/components/body/outline";
import { classes } from "@/components/classes";
import { readBody } from "@/model/body";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import { idsBefore } from "./ids-before";
import styles from "./prose.module.css";

/** Text to be read. */
export const prose = defineBlock("prose", {
  load: async (block, { page }) => {
    const body = readBody(block.body);
    return { body, headings: headingsOf(body, idsBefore(block, page.blocks)) };
  },
  View: ({ block: { heading }, data }) => (
    <section className="section">
      {heading ? (
        <div className={classes("wrap", styles.story)}>
          <h2>{heading}</h2>
          <Body {...data} nesting={1} />
        </div>
      ) : (
        <div className="wrap">
          <Body {...data} />
        </div>
      )}
    </section>
  ),
  markdown: ({ block, data: { body }, whatsappNumber }) =>
    sectionMarkdown(block, bodyMarkdown(body, whatsappNumber, block.heading ? 1 : 0)),
});
