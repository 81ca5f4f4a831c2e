import { formatDuration } from "@currawong/schemas/offer-facts";
import { each } from "@/components/each/each";
import { choiceOf } from "../../quote/quote.ts";
import type { SheetLine } from "../../quote/read-quote.ts";

const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <>
      <b>{title}</b>
      <ul className="mb-1 ml-2 [list-style:'–_']">
        {each(items, (item) => (
          <li>{item}</li>
        ))}
      </ul>
    </>
  );

/**
 * What a line includes and leaves out, how long it takes and what costs more; its lists are folded on screen, and open
 * on paper. Those of its other prices are there too, hidden, for when one is chosen.
 */
export function Facts({ line }: { line: SheetLine }) {
  const chosen = choiceOf(line).key;
  return each([...line.facts], ([key, { duration, costsMoreWith, includes, excludes }]) => (
    <div data-choice={key} hidden={key !== chosen} className="quote-facts text-sm text-mute">
      {duration && <p>Takes {formatDuration(duration)}</p>}
      {costsMoreWith.length > 0 && <p>Costs more with: {costsMoreWith.join(", ")}</p>}
      {includes.length + excludes.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-0.75 underline print:hidden">
            What’s included<span className="sr-only">{` in ${line.label}`}</span>
          </summary>
          <List title="Included" items={includes} />
          <List title="Not included" items={excludes} />
        </details>
      )}
    </div>
  ));
}
