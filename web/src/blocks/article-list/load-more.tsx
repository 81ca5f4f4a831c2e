import { FIRST_PAGE, listPath } from "@currawong/schemas/paging";
import { FOOT } from "./page-links";

type Props = {
  /** The address of the list. */
  list: string;
  total: number;
};

/** A link to the second page of a list, which scripts turn into an in-place load (`client/load-more.ts`). */
export const LoadMore = ({ list, total }: Props) => (
  <div className={FOOT} data-load-more={total}>
    <a
      className="button"
      href={listPath(list, 2)}
      data-next=""
      data-busy="Loading..."
      data-failed="More articles couldn’t be loaded: try again. "
    >
      Load More Articles
    </a>
    <p className="num ml-auto text-mute" role="status">
      {FIRST_PAGE} of {total} articles
    </p>
  </div>
);
