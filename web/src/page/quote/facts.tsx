import { formatDuration } from "@currawong/schemas/offer-facts";
import { each } from "@/components/each/each";
import { choiceOf } from "../../quote/quote.ts";
import type { ChoiceFacts, SheetLine } from "../../quote/read-quote.ts";

const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <>
      <b>{title}</b>
      <ul>
        {each(items, (item) => (
          <li>{item}</li>
        ))}
      </ul>
    </>
  );

const isEmpty = ({ includes, excludes }: ChoiceFacts) => includes.length + excludes.length === 0;

/**
 * What a line includes and leaves out, how long it takes and what costs more; its lists are folded on screen, and open
 * on paper. Those of its other prices are there too, hidden, for when one is chosen.
 */
export function Facts({ line }: { line: SheetLine }) {
  const chosen = choiceOf(line).key;
  return each([...line.facts], ([key, facts]) => (
    <div data-choice={key} hidden={key !== chosen} className="quote-facts">
      {facts.duration && <p>Takes {formatDuration(facts.duration)}</p>}
      {facts.costsMoreWith.length > 0 && <p>Costs more with: {facts.costsMoreWith.join(", ")}</p>}
      {!isEmpty(facts) && (
        <details>
          <summary>
            What’s included<span className="sr-only">{` in ${line.label}`}</span>
          </summary>
          <List title="Included" items={facts.includes} />
          <List title="Not included" items={facts.excludes} />
        </details>
      )}
    </div>
  ));
}
