import { each } from "@/components/each/each";
import { toTheCent } from "../../quote/figures.ts";
import { MOST_LINES } from "../../quote/line.ts";
import type { Quote } from "../../quote/load-quote.ts";
import { changedLines } from "../../quote/quote.ts";

/** The lines that have no price any more. */
export function Missing({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="quote-note">
      <p>No longer on our price list, so not in this quote:</p>
      <ul>
        {each(names, (name) => (
          <li>“{name}”</li>
        ))}
      </ul>
    </div>
  );
}

/** What is different from the quote that was asked for: prices that changed, and lines left out. */
export function Notes({ lines, missing, dropped }: Quote) {
  const changed = changedLines(lines);
  return (
    <>
      {changed.length > 0 && (
        <div className="quote-note">
          <p>Prices have changed since this link was made:</p>
          <ul>
            {each(changed, ({ label, before, price }) => (
              <li>
                {label} is now {toTheCent(price.amount)}. It was {toTheCent(before)}.
              </li>
            ))}
          </ul>
        </div>
      )}
      <Missing names={missing} />
      {dropped > 0 && (
        <p className="quote-note">
          A quote has room for {MOST_LINES} lines. We left out {dropped} more; ask us about them
          below.
        </p>
      )}
    </>
  );
}
