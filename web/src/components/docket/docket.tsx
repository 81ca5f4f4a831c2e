import { classes } from "@/components/classes";
import { DOCKET } from "../../quote/line.ts";
import { QUOTE_PATH } from "../../quote/request.ts";

/**
 * How many lines are ticked, and the button that shows them. Scripts write the number, and the total that the server says
 * (`client/quote/docket.ts`); the status below says it, once.
 * @param props.form the docket's id, outside of it
 */
export const Total = ({ form }: { form?: string }) => (
  <>
    {/* A long total wraps before the button does. */}
    <output form={form} className="min-w-12 flex-1" aria-live="off">
      <b className={classes("display num block", form ? "text-title" : "text-lg")} />{" "}
      <small className="block text-xs" />
    </output>
    <button type="submit" form={form} className="button small flex-none">
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
