import { addressableOf } from "@currawong/schemas/addressable-of";
import { addressesOf } from "@currawong/schemas/paths";
import { uniqueAddress } from "@currawong/schemas/validation/unique-address";
import fc from "fast-check";
import type { ValidationContext } from "sanity";
import { expect, it } from "vitest";
import { testClient } from "../../tests/test-lake.ts";
import { draftId, type WholeDocument } from "../dataset/versions.ts";
import { leaveSite } from "../where/model/leave.ts";
import { aliasesWith, moveOf } from "../where/model/moved.ts";
import { publishTogether } from "./publish-together.ts";

const client = await testClient();
const IDS = ["one", "two", "three"];
const SLUGS = ["red", "blue", "green"];

type Stored = WholeDocument & { _rev: string };

/** The error an editor meets when publishing this version: redirects are advice only. */
const errorOf = async (document: WholeDocument) => {
  // The rule reads only these two.
  const context = { document, getClient: () => client } as unknown as ValidationContext;
  return await uniqueAddress("slug")(undefined, context);
};

/** Publishes as an editor does: only without an error, and with a redirect if the page moves. */
async function publish(id: string) {
  const [draft, published] = await client.getDocuments<Stored>([draftId(id), id]);
  if (!draft || (await errorOf(draft)) !== true) return;
  const move = moveOf(published ?? null, draft);
  if (move) await client.patch(draft._id).set(aliasesWith(draft, move.removed)).commit();
  const current = await client.getDocument(draft._id);
  expect(await publishTogether(client, "test", { id, revision: current?._rev ?? "" })).toBe(true);
}

/** A page’s draft with this slug: of its own draft or published version, or a new one. */
const draftOf = async (id: string, slug: string): Promise<WholeDocument> => {
  const [draft, published] = await client.getDocuments<Stored>([draftId(id), id]);
  const { _rev, ...content } = draft ?? published ?? { _rev: "", _type: "page", title: id };
  return { ...content, _id: draftId(id), slug: { _type: "slug", current: slug } };
};

type Step = {
  kind: "write" | "publish" | "release" | "Unpublish" | "Delete";
  id: string;
  slug: string;
  to: string;
};

const bin = new Map<string, WholeDocument>();

async function take({ kind, id, slug, to }: Step) {
  if (kind === "publish") return publish(id);
  const published = await client.getDocument<Stored>(id);
  if (kind === "write") {
    // What was deleted is restored, with all it had.
    const restored = published ? undefined : bin.get(id);
    return void (await client.createOrReplace(restored ?? (await draftOf(id, slug))));
  }
  if (kind === "release") {
    const version = { ...(await draftOf(id, slug)), _id: `versions.r1.${id}` };
    if ((await errorOf(version)) === true) await client.createOrReplace(version);
    return;
  }
  if (!published) return;
  const { _rev, ...content } = published;
  bin.set(id, { ...content, _id: draftId(id) });
  const target = await client.getDocument(to);
  await leaveSite(client, { id, action: kind, listedIn: [], ...(target && { redirectTo: to }) });
}

/** Every promise about addresses, whatever was done before. */
async function expectOrder() {
  const live = (await client.getDocuments<Stored>(IDS)).filter((one) => one !== null);
  const addresses = live.map((one) => addressesOf(addressableOf(one)));
  const pages = addresses.flatMap((one) => one.pages);
  expect(new Set(pages).size, "an address has two pages").toBe(pages.length);
  // A visitor of any address is at a page after one redirect: a page comes before a redirect.
  const leads = (path: string) =>
    pages.includes(path) ? path : addresses.find(({ aliases }) => aliases.includes(path))?.pages[0];
  for (const path of addresses.flatMap(({ aliases }) => aliases)) {
    expect(pages, `${path} leads in a circle`).toContain(leads(path));
  }
  for (const document of live) {
    expect(await errorOf({ ...document, _id: draftId(document._id) })).toBe(true);
  }
}

it("lets every live page be published, and gives no address two pages, whatever came before", async () => {
  const step = fc.record({
    kind: fc.constantFrom<Step["kind"]>(
      "write",
      "write",
      "publish",
      "publish",
      "release",
      "Unpublish",
      "Delete",
    ),
    id: fc.constantFrom(...IDS),
    slug: fc.constantFrom(...SLUGS),
    to: fc.constantFrom(...IDS),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      bin.clear();
      await client.delete({ query: '*[_type == "page"]' });
      for (const one of steps) {
        await take(one);
        await expectOrder();
      }
    }),
    { numRuns: process.env.TEST_TIER === "full" ? 40 : 10 },
  );
});

it("takes back the redirect of a page that is published again, in its drafts too, in one transaction", async () => {
  await client.delete({ query: '*[_type == "page"]' });
  await client.create({ ...(await draftOf("one", "red")), _id: "one" });
  await client.create({ ...(await draftOf("two", "blue")), _id: "two", aliases: ["/kept"] });
  await client.create({ ...(await draftOf("two", "blue")), _id: "drafts.two" });
  await leaveSite(client, { id: "one", action: "Unpublish", listedIn: [], redirectTo: "two" });
  expect(await client.getDocument("two")).toMatchObject({ aliases: ["/kept", "/red"] });
  await publish("one");
  const versions = await client.getDocuments(["one", "two", "drafts.two"]);
  expect(versions.map((one) => one?.aliases)).toEqual([undefined, ["/kept"], ["/kept"]]);
  expect(new Set(versions.map((one) => one?._rev)).size).toBe(1);
});
