import styles from "@/components/rate-card/rate-card.module.css";
import { DOCKET } from "../../quote/line.ts";
import { QUOTE_PATH } from "../../quote/request.ts";

/**
 * The form that all ticks of a page belong to. Its button shows as soon as one is ticked, at the bottom: on phones, in
 * place of the bar there. Scripts write the total and the list of lines
 * (`client/quote/docket.ts`).
 */
export const Docket = () => (
  <>
    <form
      id={DOCKET}
      action={QUOTE_PATH}
      aria-label="Your quote"
      // The class of the total at the foot of a rate card, where scripts copy it to.
      data-docket={styles.total}
    >
      <output>
        <b /> <small />
      </output>
      <details hidden>
        <summary>
          <span className="sr-only">The lines of your quote</span>
        </summary>
        <ul />
      </details>
      <button type="submit" className="button small">
        See your quote
      </button>
    </form>
    <p className="sr-only" role="status" data-quote="" />
  </>
);
