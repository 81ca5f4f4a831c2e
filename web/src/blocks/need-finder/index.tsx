import { pathOf } from "@currawong/schemas/paths";
import { each } from "@/components/each/each";
import { Rates } from "@/components/rate-card/rate-card";
import type { BlockOf } from "@/model/block";
import { type PriceLine, priceLine } from "@/model/price-line";
import { anchorOf } from "../anchors";
import { defineBlock } from "../define-block";
import questions from "../questions/questions.module.css";

type Block = BlockOf<"needFinder">;
type Need = NonNullable<Block["items"]>[number];

/** The number of needs shown from another page. */
const LINES_SHOWN = 6;

const linesOf = ({ services }: Need) => services.map((item) => priceLine(item, pathOf(item)));

/** The first needs of another page, each as one line that links to its first service. */
const shortLines = ({ page }: Block): PriceLine[] =>
  (page?.items ?? []).slice(0, LINES_SHOWN).flatMap(({ title, services: [service] }) => {
    if (!service) return [];
    const scope = [service.title, service.priceIncludes].filter(Boolean).join(", ");
    return [{ ...priceLine(service, pathOf(service)), label: title, scope }];
  });

/** The address of the other page’s full list of needs. */
const fullListPath = ({ page }: Block) => page && `${pathOf(page)}#${anchorOf("needFinder")}`;

/** Problems that expand to the services that solve them; another page’s are rate card lines. */
export const needFinder = defineBlock("needFinder", {
  section: "ruled",
  list: ({ block }) => (block.page ? shortLines(block) : block.items),
  View: ({ block }) => {
    const listPath = fullListPath(block);
    if (listPath) {
      return (
        <>
          <Rates rates={shortLines(block)} large />
          <a className="text-link" href={listPath}>
            See more needs
          </a>{" "}
          <small className="text-mute">Prices in AUD, GST included</small>
        </>
      );
    }
    return (
      <div className={questions.questions}>
        {each(block.items, (need) => (
          <details name="need">
            <summary>
              <h3>{need.title}</h3>
            </summary>
            <Rates rates={linesOf(need)} className="line-above" />
          </details>
        ))}
      </div>
    );
  },
});
