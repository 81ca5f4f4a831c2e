import { each } from "@/components/each/each";
import { MOST_LINES } from "../../quote/line.ts";
import { priceChanges, type Quote } from "../../quote/read-quote.ts";

/** The class of a note on a sheet, or beside it. */
export const NOTE = "my-2 bg-band px-2.5 py-1.5 [border-left:3px_solid_var(--color-wattle)]";

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`);

/** What is different from the quote that an address names: prices, lines that are not on it, those that cannot be read. */
export function Notes({ lines, replaced, missing, unread }: Quote) {
  const lists: Record<string, readonly string[]> = {
    "Prices have changed since this link was made:": priceChanges(lines),
    "On this quote twice, with different scopes. We kept what was added last:": replaced,
    "No longer on our price list, so not in this quote:": quoted(missing),
    [`We couldn’t read this part of the link, or there are more than ${MOST_LINES} lines, so it’s not in this quote:`]:
      quoted(unread),
  };
  return Object.entries(lists).map(
    ([title, items]) =>
      items.length > 0 && (
        <div key={title} className={NOTE} data-note="">
          <p>{title}</p>
          <ul>
            {each(items, (item) => (
              <li>{item}</li>
            ))}
          </ul>
        </div>
      ),
  );
}
