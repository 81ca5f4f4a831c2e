import { VALID_DAYS } from "../../quote/dates.ts";

/** What holds for the whole quote, and what happens next. */
export const Terms = () => (
  <div className="text-sm">
    <h2 className="label mt-part mb-0.5">Next steps</h2>
    <ul className="grid gap-0.5">
      <li data-unsent="">This is a draft for you to send. Nothing is ordered or paid.</li>
      <li>We read it, ask what’s unclear and send the final quote in writing.</li>
      <li>Its prices hold for {VALID_DAYS} days from its date.</li>
    </ul>
  </div>
);
