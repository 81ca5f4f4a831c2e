import { each } from "@/components/each/each";
import { toTheCent } from "../../quote/figures.ts";
import { MOST_LINES } from "../../quote/line.ts";
import { changedLines, type Quote } from "../../quote/read-quote.ts";

type Props = { title: string; items: readonly string[] };

const Note = ({ title, items }: Props) =>
  items.length > 0 && (
    <div className="quote-note" data-note="">
      <p>{title}</p>
      <ul>
        {each(items, (item) => (
          <li>{item}</li>
        ))}
      </ul>
    </div>
  );

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`);

/** What an address names that is not on the quote: lines without a price, and those that cannot be read. */
export const Missing = ({ missing, unread }: Pick<Quote, "missing" | "unread">) => (
  <>
    <Note title="No longer on our price list, so not in this quote:" items={quoted(missing)} />
    <Note
      title="We couldn’t read this part of the link, so it’s not in this quote:"
      items={quoted(unread)}
    />
  </>
);

/** What is different from the quote that was asked for. */
export const Notes = (quote: Quote) => (
  <>
    <Note
      title="Prices have changed since this link was made:"
      items={changedLines(quote.lines).map(
        ({ label, before, now }) =>
          `${label} is now ${toTheCent(now)}. It was ${toTheCent(before)}.`,
      )}
    />
    <Note
      title="On this quote twice, with different scopes. We kept what was added last:"
      items={quote.replaced}
    />
    <Missing {...quote} />
    {quote.dropped > 0 && (
      <p className="quote-note" data-note="">
        A quote has room for {MOST_LINES} lines. We left out {quote.dropped} more; ask us about them
        below.
      </p>
    )}
  </>
);
