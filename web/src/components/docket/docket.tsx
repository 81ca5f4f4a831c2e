import styles from "@/components/rate-card/rate-card.module.css";
import { DOCKET } from "../../quote/line.ts";
import { QUOTE_PATH } from "../../quote/request.ts";

/** The total and the number of lines, which scripts write. */
const Total = () => (
  <output form={DOCKET}>
    <b /> <small />
  </output>
);

const SeeQuote = () => (
  <button type="submit" form={DOCKET} className="button small">
    See your quote
  </button>
);

/**
 * The form that all ticks of a page belong to. Its button shows as soon as one is ticked: hanging from the header on
 * wide screens, in place of the bar at the bottom on phones. Scripts write the total and the list of lines
 * (`client/quote/docket.ts`).
 */
export const Docket = () => (
  <>
    <form id={DOCKET} action={QUOTE_PATH} aria-label="Your quote" data-docket="">
      <Total />
      <details hidden>
        <summary>
          <span className="sr-only">The lines of your quote</span>
        </summary>
        <ul />
      </details>
      <SeeQuote />
    </form>
    {/* Moved to the foot of the rate card in a page's opening, which has room for the total. */}
    <p className={styles.total} data-card-total="" hidden>
      <Total />
      <SeeQuote />
    </p>
    <p className="sr-only" role="status" data-quote-status="" />
  </>
);
