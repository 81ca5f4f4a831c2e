import { DOCKET } from "../../quote/line.ts";
import { QUOTE_PATH } from "../../quote/request.ts";

/**
 * How many lines are ticked, and the button that shows them. Scripts write the number, and the total that the server says
 * (`client/quote/docket.ts`); the status below says it, once.
 * @param props.form the docket's id, outside of it
 */
export const Total = ({ form }: { form?: string }) => (
  <>
    <output form={form} aria-live="off">
      <b /> <small />
    </output>
    <button type="submit" form={form} className="button small">
      See your quote
    </button>
  </>
);

/**
 * The form that all ticks of a page belong to. It shows as soon as one is ticked, at the bottom: on phones, in place of
 * the bar there. Browsers must not restore ticks: they may since have been taken off the quote.
 */
export const Docket = () => (
  <>
    <form id={DOCKET} action={QUOTE_PATH} autoComplete="off" aria-label="Your quote" data-docket="">
      <Total />
    </form>
    <p className="sr-only" role="status" data-quote="" />
  </>
);
