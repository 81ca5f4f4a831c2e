import { each } from "@/components/each/each";
import { exclusionsOf, type QuoteLine } from "../../quote/quote.ts";

/** The shortest plan worth a line. */
const SHORTEST = 2;

const weeksText = ({ label, weeks }: QuoteLine) =>
  `${label}: planned for the first ${weeks} weeks, step by step on its page.`;

/** What the lines leave out, and how long they take and hold. */
export function Terms({ lines }: { lines: readonly QuoteLine[] }) {
  const exclusions = exclusionsOf(lines);
  const planned = lines.filter(({ weeks }) => (weeks ?? 0) >= SHORTEST);
  return (
    <div className="quote-terms">
      {exclusions.length > 0 && (
        <div>
          <h2 className="label">Not included</h2>
          <ul>
            {each(exclusions, ({ labels, items }) => (
              <li>
                <b>{labels}:</b> {items.join(" · ")}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h2 className="label">Dates and next steps</h2>
        <ul>
          {each(planned, (line) => (
            <li>{weeksText(line)}</li>
          ))}
          <li>This is a draft for you to send. Nothing is ordered or paid.</li>
          <li>We read it, ask what’s unclear and send the final quote in writing.</li>
        </ul>
      </div>
    </div>
  );
}
