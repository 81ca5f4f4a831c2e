import { formatPrice, type Price, priceParts } from "@currawong/schemas/price";
import { PageList } from "../../pages/pages.tsx";
import { isLargeChange, LARGE_CHANGE } from "../model/amount.ts";
import type { Change } from "../model/pending.ts";
import type { PendingPages } from "../model/publish.ts";
import { samePrice, whereOf } from "../model/rows.ts";

/** The pages that will change; or that the search is running or has failed. */
export type Pages = PendingPages | "searching" | "unknown";

type Props = { changes: readonly Change[]; pages: Pages };

/** Lists every change: the old price, the new price and the pages that show it. */
export function ChangeTable({ changes, pages }: Props) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Price</th>
          <th scope="col" className="figure">
            Before
          </th>
          <th scope="col" className="figure">
            After
          </th>
          <th scope="col">Pages</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={change.row.key} change={change} pages={pages} />
        ))}
      </tbody>
    </table>
  );
}

function ChangeRow({ change, pages }: { change: Change; pages: Pages }) {
  const { row, base, draft, to, settles } = change;
  return (
    <tr data-change={row.key}>
      <td>
        <strong>{row.title}</strong>
        <div className="quiet">{whereOf(row)}</div>
        {settles && <div>Settles what was also quoted.</div>}
        {draft && !samePrice(draft, base) && <div>Replaces {formatPrice(draft)} in its draft.</div>}
        {!row.prices[row.id] && <div>Not published: changes the draft only.</div>}
        {isLargeChange(base.amount, to.amount) && <div>{LARGE_CHANGE}</div>}
      </td>
      <td className="figure">{formatPrice(base)}</td>
      <td className="figure">
        {samePrice(base, to) ? (
          "as it is"
        ) : (
          <>
            <strong>{formatPrice(to)}</strong>
            {base.amount !== to.amount && (
              <div className="quiet">{percentBetween(base.amount, to.amount)}</div>
            )}
          </>
        )}
      </td>
      <td>
        {pages === "searching" && <span className="quiet">…</span>}
        {pages === "unknown" && <span className="quiet">not known</span>}
        {typeof pages !== "string" && <PageList paths={pages.get(row.key) ?? []} none="none" />}
      </td>
    </tr>
  );
}

/** A price without its unit, which has its own column: `$2,999`. */
export const figureOf = (price: Price) => priceParts(price).figure;

const PERCENT = new Intl.NumberFormat("en-AU", {
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

/** The relative change between two amounts, e.g. `+5 %` or `−3.3 %`. */
const percentBetween = (before: number, after: number): string =>
  `${PERCENT.format(((after - before) / before) * 100).replace("-", "−")} %`;
