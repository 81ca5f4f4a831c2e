import { formatPrice } from "@currawong/schemas/price";
import useSWR from "swr";
import { useRawClient } from "../../lake/client.ts";
import { releaseOf } from "../../lake/versions.ts";
import { readSchedules } from "../../schedule/schedules.ts";
import { inWords } from "../../schedule/sydney.ts";
import type { PagesFound } from "../hooks/use-pages.ts";
import type { Change } from "../model/pending.ts";
import { samePrice, whereOf } from "../model/rows.ts";
import { percentBetween } from "./money.ts";
import { countPages, PageLinks } from "./page-links.tsx";

type Props = { changes: readonly Change[]; pages: PagesFound };

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

/** When each release publishes, by its name. */
function useTimes(): ReadonlyMap<string, string> {
  const client = useRawClient();
  const { data = [] } = useSWR("price-board/schedules", () => readSchedules(client));
  return new Map(data.map(({ release, at }) => [release, inWords(at)]));
}

function ChangeRow({ change, pages }: { change: Change; pages: PagesFound }) {
  const { row, before, after, replacesDraft, replacesScheduled, settles } = change;
  const times = useTimes();
  const paths = typeof pages === "string" ? [] : (pages.get(row.key) ?? []);
  return (
    <tr data-change={row.key}>
      <td>
        <strong>{row.title}</strong>
        <div className="quiet">{whereOf(row)}</div>
        {settles && <div>Settles what was also quoted.</div>}
        {replacesDraft && <div>Replaces {formatPrice(replacesDraft)} in its draft.</div>}
        {Object.entries(replacesScheduled).map(([id, price]) => (
          <div key={id} data-version={id}>
            Replaces {formatPrice(price)} in what is scheduled for{" "}
            {times.get(releaseOf(id) ?? "") ?? "a release"}.
          </div>
        ))}
        {!row.held.published && <div>Not published: changes the draft only.</div>}
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
        {typeof pages !== "string" &&
          (paths.length === 0 ? (
            <span className="quiet">none</span>
          ) : (
            <details>
              <summary>{countPages(paths)}</summary>
              <PageLinks paths={paths} />
            </details>
          ))}
      </td>
    </tr>
  );
}
