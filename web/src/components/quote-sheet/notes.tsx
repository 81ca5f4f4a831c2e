import { each } from "@/components/each/each";
import { MOST_LINES } from "../../quote/line.ts";
import { priceChanges, type Quote } from "../../quote/read-quote.ts";
import { NOTE } from "./quote-sheet.tsx";

type Props = { title: string; items?: readonly string[] };

const Note = ({ title, items = [] }: Props) => (
  <div className={NOTE} data-note="">
    <p>{title}</p>
    <ul>
      {each(items, (item) => (
        <li>{item}</li>
      ))}
    </ul>
  </div>
);

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`);

/** What is different from the quote that an address names: prices, lines that are not on it, those that cannot be read. */
export function Notes({ lines, replaced, missing, unread, dropped }: Quote) {
  const lists: Record<string, readonly string[]> = {
    "Prices have changed since this link was made:": priceChanges(lines),
    "On this quote twice, with different scopes. We kept what was added last:": replaced,
    "No longer on our price list, so not in this quote:": quoted(missing),
    "We couldn’t read this part of the link, so it’s not in this quote:": quoted(unread),
  };
  return (
    <>
      {Object.entries(lists).map(
        ([title, items]) => items.length > 0 && <Note key={title} title={title} items={items} />,
      )}
      {dropped > 0 && (
        <Note
          title={`A quote has room for ${MOST_LINES} lines. We left out ${dropped} more; ask us about them below.`}
        />
      )}
    </>
  );
}
