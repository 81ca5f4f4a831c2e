import { listPath } from "@currawong/schemas/paging";
import type { MouseEventHandler } from "react";

/** Classes of the full-width row under a list of articles. */
export const FOOT = "mt-apart flex flex-wrap items-center gap-x-3.5 gap-y-2 line-above pt-3.5";

type Props = {
  /** The address of the list. */
  list: string;
  /** The page to load. */
  page: number;
  shown: number;
  total: number;
  loading: boolean;
  failed?: boolean;
  onClick: MouseEventHandler<HTMLAnchorElement>;
};

/** A link that loads the next page in place, replaced by a disabled button while loading. */
export function LoadMoreButton(props: Props) {
  const { list, page, shown, total, loading, failed = false, onClick } = props;
  return (
    <div className={FOOT}>
      {loading ? (
        <button type="button" className="button" disabled>
          Loading...
        </button>
      ) : (
        shown < total && (
          <a className="button" href={listPath(list, page)} data-in-place="" onClick={onClick}>
            Load More Articles
          </a>
        )
      )}
      <p className="num ml-auto text-mute" role="status">
        {failed && "More articles couldn’t be loaded: try again. "}
        {shown} of {total} articles
      </p>
    </div>
  );
}
