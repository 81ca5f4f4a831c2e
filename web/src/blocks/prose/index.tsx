import { Body } from "@/components/body/body";
import { headingsOf } from "@/components/body/outline";
import { SectionHead } from "@/components/section-head/section-head";
import { readBody } from "@/model/body";
import { idsBefore } from "../anchors";
import { defineBlock } from "../define-block";

/** Long-form text: below its heading, in two columns if it is long; or, with headings of its own, to the right of them. */
export const prose = defineBlock("prose", {
  load: async (block, { page }) => {
    const body = readBody(block.body);
    return { body, headings: headingsOf(body, idsBefore(block, page.blocks)) };
  },
  View: ({ block: { heading }, data }) => (
    <section className="section">
      {heading ? (
        <div className="wrap">
          <SectionHead title={heading} />
          <div className={data.body.length > 1 ? "gap-x-gutter lg:columns-2" : undefined}>
            <Body {...data} nesting={1} />
          </div>
        </div>
      ) : (
        <div className="wrap xl:has-[h2]:*:grid xl:*:grid-cols-2 xl:*:items-baseline xl:*:gap-x-apart xl:[&>*>*]:col-start-2 xl:[&>*>h2]:col-start-1">
          <Body {...data} />
        </div>
      )}
    </section>
  ),
});
