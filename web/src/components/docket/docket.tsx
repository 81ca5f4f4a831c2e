import { DOCKET } from "../../quote/line.ts";
import { QUOTE_PATH } from "../../quote/request.ts";

/**
 * What is ticked, and the button that shows it. Scripts write the total (`client/quote/docket.ts`); the status below says
 * it, once.
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
 * the bar there. Scripts write the list of lines too.
 */
export const Docket = () => (
  <>
    <form id={DOCKET} action={QUOTE_PATH} aria-label="Your quote" data-docket="">
      <details hidden>
        <summary>
          <span className="sr-only">The lines of your quote</span>
        </summary>
        <ul />
      </details>
      <Total />
    </form>
    <p className="sr-only" role="status" data-quote="" />
  </>
);
