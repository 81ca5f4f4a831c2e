import { formatPrice, type Price, priceParts } from "@currawong/schemas/price";
import useSWR from "swr";
import { useRawClient } from "../../dataset/use-live.ts";
import { releaseOf } from "../../dataset/versions.ts";
import { PageList } from "../../pages/pages.tsx";
import { inWords } from "../../sydney.ts";
import { BarButton, Tick } from "../../ui/parts.tsx";
import { isLargeChange, LARGE_CHANGE } from "../model/amount.ts";
import { type Change, isPlanned } from "../model/pending.ts";
import type { PendingPages } from "../model/publish.ts";
import { type Row, samePrice, whereOf } from "../model/rows.ts";

/** The pages that will change; or that the search is running or has failed. */
export type Pages = PendingPages | "searching" | "unknown";

type Props = {
  changes: readonly Change[];
  pages: Pages;
  /** Leaves a row as it is; without it, all rows are written. */
  onLeave?: (key: string) => void;
  /** Replaces the price that a release plans, or keeps it; without it, the plans stay as they are. */
  onReplacePlan?: (row: Row, version: string, isReplaced: boolean) => void;
};

/** Lists every change: the old price, the new price and the pages that show it. */
export function ChangeTable({ changes, ...rest }: Props) {
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
          <ChangeRow key={change.row.key} change={change} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<Props, "changes"> & { change: Change };

function ChangeRow({ change, pages, onLeave, onReplacePlan }: RowProps) {
  const { row, before, after, replaces, keeps, settles } = change;
  const releases = useReleases();
  const describeRelease = (name: string) => {
    const { title, at } = releases.get(name) ?? {};
    return at ? `what is scheduled for ${inWords(new Date(at))}` : `the release “${title}”`;
  };
  /** The plans that this change was told to replace can be kept again. */
  const plans = [...keeps, ...replaces.filter(([id, price]) => isPlanned(id, price, before))];
  const describeReplaced = (id: string, price: Price) => {
    const name = releaseOf(id);
    if (!name) return `Replaces ${formatPrice(price)} in its draft.`;
    const release = describeRelease(name);
    const { isLocked } = releases.get(name) ?? {};
    return isLocked
      ? `Can’t replace ${formatPrice(price)} in ${release}: it is locked. Pause it first.`
      : `Replaces ${formatPrice(price)} in ${release}.`;
  };
  return (
    <tr data-change={row.key}>
      <td>
        <strong>{row.title}</strong>
        <div className="quiet">{whereOf(row)}</div>
        {settles && <div>Settles what was also quoted.</div>}
        {replaces.map(([id, price]) => (
          <div key={id} data-version={id}>
            {describeReplaced(id, price)}
          </div>
        ))}
        {keeps.length > 0 && !onReplacePlan && <div>Planned prices stay as they are.</div>}
        {onReplacePlan &&
          plans.map(([id, price]) => (
            <div key={id} data-plan={id}>
              <Tick
                label={`Also replace ${formatPrice(price)} in ${describeRelease(releaseOf(id) ?? "")}`}
                checked={replaces.some(([other]) => other === id)}
                onTick={(isTicked) => onReplacePlan(row, id, isTicked)}
              />
            </div>
          ))}
        {!row.prices[row.id] && <div>Not published: changes the draft only.</div>}
        {isLargeChange(before.amount, after.amount) && <div>{LARGE_CHANGE}</div>}
        {onLeave && <BarButton text="Leave this one" onClick={() => onLeave(row.key)} />}
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
          <PageList paths={pages.byRow.get(row.key) ?? []} document={row} none="none" />
        )}
      </td>
    </tr>
  );
}

/** A price without its unit, which has its own column: `$2,999`. */
export const figureOf = (price: Price) => priceParts(price).figure;

/** The relative change between two amounts, e.g. `+5 %` or `−3.3 %`. */
function percentBetween(before: number, after: number): string {
  const percent = ((after - before) / before) * 100;
  const text = new Intl.NumberFormat("en-AU", {
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  }).format(percent);
  return `${text.replace("-", "−")} %`;
}

type Release = {
  name: string;
  title: string;
  at: string | null;
  isOne: boolean;
  isLocked: boolean;
};

const RELEASES_QUERY = `*[_type == "system.release" && state in ["active", "scheduling", "scheduled"]]{
  name, "title": coalesce(metadata.title, "Untitled"),
  "at": coalesce(publishAt, metadata.intendedPublishAt),
  "isOne": coalesce(metadata.cardinality == "one", false), "isLocked": state != "active"
}`;

/** The releases that are not published yet, by name. */
function useReleases(): ReadonlyMap<string, Release> {
  const client = useRawClient();
  const { data = [] } = useSWR("price-board/releases", () =>
    client.fetch<Release[]>(RELEASES_QUERY),
  );
  return new Map(data.map((release) => [release.name, release]));
}

/** Upcoming prices and when they start; releases also show their title, scheduled drafts only the time. */
export function ReleasePrices({ prices }: { prices: readonly (readonly [string, Price])[] }) {
  const releases = useReleases();
  return prices.map(([name, price]) => {
    const { title, at, isOne } = releases.get(name) ?? {};
    const time = at ? ` from ${inWords(new Date(at))}` : "";
    return (
      <span key={name} className="quiet" data-release={name}>
        {formatPrice(price)}
        {time}
        {!isOne && `, release “${title ?? name}”`}
      </span>
    );
  });
}
