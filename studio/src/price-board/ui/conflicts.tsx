import { formatPrice } from "@currawong/schemas/price";
import { Button } from "@sanity/ui";
import type { Board } from "../hooks/use-board.ts";
import { type Conflict, keepMine, revert } from "../model/pending.ts";
import { whereOf } from "../model/rows.ts";

type Props = { conflicts: readonly Conflict[]; setPending: Board["setPending"] };

/** Prices that another editor changed meanwhile, theirs beside mine: the editor says which holds. */
export function Conflicts({ conflicts, setPending }: Props) {
  return conflicts.map(({ row, was, theirs, mine }) => (
    <div key={row.key} className="clash" role="alert" data-conflict={row.key}>
      <p>
        <strong>{row.title}</strong> ({whereOf(row)}) was {formatPrice(was)} when you changed it.
        Somebody has made it {formatPrice(theirs)} since; yours is {formatPrice(mine)}.
      </p>
      <Button
        fontSize={1}
        mode="ghost"
        text={`Take theirs: ${formatPrice(theirs)}`}
        onClick={() => setPending((before) => revert(before, row))}
      />
      <Button
        fontSize={1}
        mode="ghost"
        text={`Keep mine: ${formatPrice(mine)}`}
        onClick={() => setPending((before) => keepMine(before, row))}
      />
    </div>
  ));
}
