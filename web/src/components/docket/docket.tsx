import { QUOTE_PATH } from "../../quote/request.ts";
import { DocketTotal } from "./docket-total";
import { DOCKET } from "./tick";

/**
 * The form that all ticks of a page belong to. Its button shows as soon as one is ticked: hanging from the header on
 * wide screens, in place of the bar at the bottom on phones.
 */
export const Docket = () => (
  <form id={DOCKET} action={QUOTE_PATH} aria-label="Your quote">
    <DocketTotal />
    <button type="submit" className="button small">
      See your quote
    </button>
  </form>
);
