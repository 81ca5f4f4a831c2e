import { formatPrice } from "@currawong/schemas/price";
import { releaseOf } from "../../lake/versions.ts";
import { PageList } from "../../pages/ui/page-list.tsx";
import { inWords } from "../../schedule/sydney.ts";
import type { Change } from "../model/pending.ts";
import { samePrice, whereOf } from "../model/rows.ts";
import { percentBetween } from "./money.ts";
import { useReleases } from "./releases.tsx";

/** The pages that will change, by row; that it is not known yet, or cannot be. */
export type Pages = ReadonlyMap<string, string[]> | "searching" | "unknown";

type Props = { changes: readonly Change[]; pages: Pages };

/** A change this large is more often a slip of the finger than a price. */
const isBold = ({ before, after }: Change) =>
  after.amount >= before.amount * 2 || after.amount * 2 <= before.amount;

/** Every change: what it was, what it will be, and the pages that show it. */
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
  const { row, before, after, replaces, settles } = change;
  const releases = useReleases();
  const holderOf = (id: string) => {
    const name = releaseOf(id);
    if (!name) return "its draft";
    const { title, at } = releases.get(name) ?? {};
    return at ? `what is scheduled for ${inWords(new Date(at))}` : `the release “${title}”`;
  };
  return (
    <tr data-change={row.key}>
      <td>
        <strong>{row.title}</strong>
        <div className="quiet">{whereOf(row)}</div>
        {settles && <div>Settles what was also quoted.</div>}
        {replaces.map(([id, price]) => (
          <div key={id} data-version={id}>
            Replaces {formatPrice(price)} in {holderOf(id)}.
          </div>
        ))}
        {!row.prices[row.id] && <div>Not published: changes the draft only.</div>}
        {isBold(change) && <div>⚠ Twice or half of what it was. Is that meant?</div>}
      </td>
      <td className="figure">{formatPrice(before)}</td>
      <td className="figure">
        {samePrice(before, after) ? (
          "as it is"
        ) : (
          <>
            <strong>{formatPrice(after)}</strong>
            {before.amount !== after.amount && (
              <div className="quiet">{percentBetween(before.amount, after.amount)}</div>
            )}
          </>
        )}
      </td>
      <td>
        {pages === "searching" && <span className="quiet">…</span>}
        {pages === "unknown" && <span className="quiet">not known</span>}
        {typeof pages !== "string" && (
          <PageList paths={pages.get(row.key) ?? []} document={row} none="none" />
        )}
      </td>
    </tr>
  );
}
