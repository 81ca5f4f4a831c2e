import { Body } from "@/components/body/body";
import { headingsOf } from "@/components/body/outline";
import { readBody } from "@/model/body";
import { defineBlock } from "../define-block";
import { idsBefore } from "./ids-before";

/** Long-form text. */
export const prose = defineBlock("prose", {
  load: async (block, { page }) => {
    const body = readBody(block.body);
    return { body, headings: headingsOf(body, idsBefore(block, page.blocks)) };
  },
  View: ({ block: { heading }, data }) => (
    <section className="section">
      {heading ? (
        <div className="wrap grid gap-x-apart gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          {/* Stays in view while the text scrolls. */}
          <h2 className="top-14 self-start lg:sticky">{heading}</h2>
          <Body {...data} nesting={1} />
        </div>
      ) : (
        <div className="wrap">
          <Body {...data} />
        </div>
      )}
    </section>
  ),
});
