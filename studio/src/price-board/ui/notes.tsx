import { formatPrice, type Price } from "@currawong/schemas/price";
import type { Conflict } from "../model/pending.ts";
import { type Row, samePrice, shownPrice } from "../model/rows.ts";

type Props = {
  row: Row;
  isChanged: boolean;
  isSettled: boolean;
  conflict?: Conflict;
  onSettle: (price: Price) => void;
  onRevert: () => void;
};

/** What is to be known of a price, and done about it: quoted figures, drafts, conflicts. */
export function Notes({ row, isChanged, isSettled, conflict, onSettle, onRevert }: Props) {
  const { quoted, held } = row;
  const isDraftOther = held.published && !samePrice(held.published, held.latest);
  if (!quoted && !isChanged && !isSettled && !isDraftOther && held.published) return null;
  return (
    <div>
      {conflict && <strong>Now {formatPrice(conflict.theirs)}: settle when you publish</strong>}
      {!held.published && <span className="quiet">Not published</span>}
      {isDraftOther && <span className="quiet">Its draft: {formatPrice(held.latest)}</span>}
      {quoted && !isSettled && <Quotes row={row} onSettle={onSettle} />}
      {isSettled && <span className="quiet">Settled</span>}
      {(isChanged || isSettled) && (
        <button type="button" className="chip" tabIndex={-1} onClick={onRevert}>
          Take back
        </button>
      )}
    </div>
  );
}

/** The price and the figures quoted elsewhere side by side: one click says which holds. */
function Quotes({ row, onSettle }: Pick<Props, "row" | "onSettle">) {
  const ours = shownPrice(row.held);
  const others = row.quoted?.figures ?? [];
  return (
    <>
      <span className="quiet">Also quoted</span>
      <button type="button" className="chip" tabIndex={-1} onClick={() => onSettle(ours)}>
        Keep {formatPrice(ours)}
      </button>
      {others.map(({ price, note }) => (
        <button
          key={formatPrice(price)}
          type="button"
          className="chip"
          tabIndex={-1}
          title={note}
          onClick={() => onSettle({ ...price, from: price.from === true })}
        >
          Use {formatPrice(price)}
        </button>
      ))}
    </>
  );
}
