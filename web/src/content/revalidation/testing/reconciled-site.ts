import { sharedLake } from "@currawong/lake/testing/lake-fixture";
import { beforeEach, vi } from "vitest";
import { newLedger } from "../ledger.ts";
import { reconcileDataset, reconcileDocuments } from "../reconcile.ts";

export const service = {
  _id: "service-a",
  _type: "service",
  title: "Service A",
  slug: { _type: "slug", current: "a" },
  group: { _type: "reference", _ref: "group" },
  startingPrice: { _type: "price", amount: 100, unit: "once" },
};

/**
 * A lake of one test file, and before each test a site that has reconciled one service in a group. A function, because
 * files share their modules.
 */
export async function reconciledSite() {
  const { client, empty } = await sharedLake();
  /** A site with an empty ledger. */
  const newSite = () => ({
    ...{ client, ledger: newLedger() },
    invalidate: vi.fn<(tags: string[]) => void>(),
  });
  const main = newSite();
  beforeEach(async () => {
    await empty();
    for (const _type of ["siteSettings", "navigation"]) await client.create({ _id: _type, _type });
    await client.createOrReplace({ _id: "group", _type: "serviceGroup", title: "Group" });
    await client.createOrReplace(service);
    main.ledger = newLedger();
    await reconcileDataset(main);
    main.invalidate.mockClear();
  });
  /** Has the site hear of a change. */
  const announce = (id: string, type = "service") =>
    reconcileDocuments(main, new Map([[id, type]]));
  return { client, main, newSite, announce };
}
