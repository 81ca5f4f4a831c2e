import { pathOf } from "@currawong/schemas/paths";
import { each } from "@/components/each/each";
import { Rates } from "@/components/rate-card/rate-card";
import { ratesMarkdown } from "@/components/rate-card/rate-card.markdown";
import { markdownBlocks, markdownSection } from "@/markdown/markdown";
import type { BlockOf } from "@/model/block";
import { priceLine } from "@/model/price-line";
import { defineBlock } from "../define-block";
import questions from "../questions/questions.module.css";

type Need = BlockOf<"needFinder">["items"][number];

const linesOf = ({ services }: Need) => services.map((one) => priceLine(one, pathOf(one)));

/** Problems that open in place to the services that solve them: two taps to a price and a next step. */
export const needFinder = defineBlock("needFinder", {
  section: "split",
  View: ({ block }) => (
    <div className={questions.questions}>
      {each(block.items, (need) => (
        <details name="need">
          <summary>
            <h3>{need.title}</h3>
          </summary>
          <Rates rates={linesOf(need)} large />
        </details>
      ))}
    </div>
  ),
  markdown: ({ block }) =>
    markdownBlocks(
      ...block.items.map((need) => markdownSection(3, need.title, ratesMarkdown(linesOf(need)))),
    ),
});
