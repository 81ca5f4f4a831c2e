import { listPath } from "@currawong/schemas/paging";
import { FOOT } from "./load-more-button.tsx";

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
