import { listPath } from "@currawong/schemas/paging";

/** Classes of the full-width row under a list of articles. */
export const FOOT = "mt-apart flex flex-wrap items-center gap-x-3.5 gap-y-2 line-above pt-3.5";

type Props = {
  /** The address of the list. */
  list: string;
  number: number;
  lastPage: number;
};

/** Links to newer and older articles, on every page of a list but the first. */
export function PageLinks({ list, number, lastPage }: Props) {
  return (
    <nav className={FOOT} aria-label="Pages of the blog">
      {number < lastPage && (
        <a className="button" href={listPath(list, number + 1)} rel="next">
          Older Articles
        </a>
      )}
      <a className="text-link" href={listPath(list, number - 1)} rel="prev">
        Newer Articles
      </a>
      <p className="num ml-auto text-mute">
        Page {number} of {lastPage}
      </p>
    </nav>
  );
}
