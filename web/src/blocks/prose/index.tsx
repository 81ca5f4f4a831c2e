import { Body } from "@/components/body/body";
import { bodyMarkdown } from "@/components/body/body.markdown";
import { classes } from "@/components/classes";
import { readBody } from "@/model/body";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import styles from "./prose.module.css";

/** Text to be read. */
export const prose = defineBlock("prose", {
  load: async ({ body }) => readBody(body),
  View: ({ block: { heading }, data: body }) => (
    <section className="section">
      {heading ? (
        <div className={classes("wrap", styles.story)}>
          <h2>{heading}</h2>
          <Body body={body} nesting={1} />
        </div>
      ) : (
        <div className="wrap">
          <Body body={body} />
        </div>
      )}
    </section>
  ),
  markdown: ({ block, data: body, whatsappNumber }) =>
    sectionMarkdown(block, bodyMarkdown(body, whatsappNumber, block.heading ? 1 : 0)),
});
