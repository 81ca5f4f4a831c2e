import { formatPrice, type Price } from "@currawong/schemas/price";
import useSWR from "swr";
import { useRawClient } from "../../lake/client.ts";
import { inWords } from "../../schedule/sydney.ts";

type Release = { name: string; title: string; at: string | null; isOne: boolean };

const RELEASES_QUERY = `*[_type == "system.release" && state in ["active", "scheduling", "scheduled"]]{
  name, "title": coalesce(metadata.title, "Untitled"),
  "at": coalesce(publishAt, metadata.intendedPublishAt),
  "isOne": coalesce(metadata.cardinality == "one", false)
}`;

/** The releases that are yet to be published, by name. */
export function useReleases(): ReadonlyMap<string, Release> {
  const client = useRawClient();
  const { data = [] } = useSWR("price-board/releases", () =>
    client.fetch<Release[]>(RELEASES_QUERY),
  );
  return new Map(data.map((release) => [release.name, release]));
}

/** What a price will be, and from when: of scheduled drafts the time says all, of releases the title too. */
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
