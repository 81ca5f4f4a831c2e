import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sharedLake } from "@currawong/lake/testing/lake-fixture";
import fc from "fast-check";
import { afterAll, expect, it, vi } from "vitest";
import { fetchContent } from "../src/content/fetch-content.ts";
import { client as siteClient } from "../src/content/lake.ts";
import { notePlausible } from "../src/content/plausibility.ts";
import { Reconciler } from "../src/content/revalidation/reconcile.ts";
import { tags } from "../src/content/tags.ts";
import { createAddressBook, loadKnownAddresses } from "../src/routing/known-addresses.ts";
import { health } from "../src/runtime/observability/health.ts";
import { writeBuild } from "./build-cache.ts";
import type { CacheEntry } from "./entry.ts";
import { PageCache } from "./page-cache.ts";
import type { Rendered } from "./render.ts";
import { CacheStore } from "./store.ts";

vi.mock("../src/content/lake.ts", async () => {
  const { createClient } = await import("@sanity/client");
  const { API_VERSION } = await import("@currawong/schemas/api-version");
  return {
    client: createClient({
      ...{ projectId: "currawong", dataset: "production", apiVersion: API_VERSION },
      ...{ useCdn: false, perspective: "published", maxRetries: 0, useProjectHostname: false },
      apiHost: "http://127.0.0.1:1",
    }),
  };
});
vi.spyOn(console, "error").mockReturnValue();
vi.spyOn(console, "log").mockReturnValue();

/** How a Content Lake answers that is not well: with status 200, unless it is silent. */
const ILLS = ["null", "[]", "{}", "partial", "other dataset", "silent"] as const;
type State = (typeof ILLS)[number] | "well";

const lake = await sharedLake();
const other = await sharedLake();
const singletons = ["siteSettings", "navigation"].map((_type) => ({ _id: _type, _type }));
for (const document of singletons) await other.client.create(document);

let state: State = "well";

/** Drops every second item of each list, as an answer that was cut short. */
function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => index % 2 === 1).map(cut);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, cut(child)]));
}

/** The Content Lake as the site sees it. */
const proxy = createServer(async (request, response) => {
  if (state === "silent") return void request.socket.destroy();
  const origin = state === "other dataset" ? other.url : lake.url;
  const body = [];
  for await (const chunk of request) body.push(chunk);
  const answer = await fetch(origin + request.url, {
    method: request.method ?? "GET",
    ...(body.length > 0 && { body: Buffer.concat(body) }),
    headers: { "content-type": "application/json" },
  });
  const json = (await answer.json()) as { result: unknown };
  if (state === "partial") json.result = cut(json.result);
  if (state === "null" || state === "[]" || state === "{}") json.result = JSON.parse(state);
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(json));
}).listen(0, "127.0.0.1");
await once(proxy, "listening");
afterAll(() => void proxy.close().closeAllConnections());
// It listens on a port.
const apiHost = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
siteClient.config({ apiHost });

const html = (text: string, all: string[], status = 200): Rendered => ({
  ...{ status, headers: { "content-type": "text/html" }, tags: all },
  body: Buffer.from(`<html><head></head><body>${text}</body></html>`),
});

type Page = { _id: string; title: string } | null;

/** Renders a page as Next does: from what the Content Lake says. */
async function render({ url }: { url: string }) {
  if (url === "/list") {
    const query = '*[_type == "page"] | order(_id asc)._id';
    return html(`${await fetchContent(siteClient, query, {})}`, [tags.documents]);
  }
  const query = '*[_type == "page" && slug.current == $slug][0]{ _id, title }';
  const found = await fetchContent<Page>(siteClient, query, { slug: url.slice(1) });
  return found
    ? html(found.title, [tags.view(found._id, "page")])
    : html("", [tags.documents], 404);
}

const SLUGS = Array.from({ length: 26 }, (_, n) => `page-${n}`);
const documentOf = (slug: string, title = slug) => ({
  ...{ _id: slug, _type: "page", title, slug: { _type: "slug", current: slug } },
});

/** Opens the parts of the site over what its build rendered. */
function open(store: CacheStore) {
  const addresses = createAddressBook(
    () => loadKnownAddresses(["/list"], store.ledger),
    (at) => store.invalidatedSince(at, [tags.addresses]),
    store.now,
  );
  const cache = new PageCache({ store, addresses, render, loader: "/loader.js" });
  const invalidate = (changed: string[]) => store.invalidate(changed);
  const reconciler = new Reconciler({ client: siteClient, ledger: store.ledger, invalidate });
  return { store, cache, reconciler };
}

const statusOf = (cache: PageCache, key: string) =>
  cache.get(key).then(
    (result) => result?.entry.status ?? 404,
    () => 500,
  );

const step = fc.oneof(
  fc.record({ what: fc.constant("lake" as const), to: fc.constantFrom<State>("well", ...ILLS) }),
  fc.record({
    what: fc.constantFrom("publish" as const, "unpublish" as const),
    slug: fc.constantFrom(...SLUGS.slice(0, 8)),
    isHeard: fc.boolean(),
  }),
  fc.record({ what: fc.constant("request" as const), slug: fc.constantFrom(...SLUGS) }),
  fc.record({ what: fc.constantFrom("compare" as const, "restart" as const, "requests" as const) }),
);

it("serves what was there and was not taken off, whatever the Content Lake says", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 30 }), async (steps) => {
      rmSync(folder, { recursive: true, force: true });
      state = "well";
      notePlausible();
      await lake.empty();
      const documents = [...singletons, ...SLUGS.slice(0, 24).map((slug) => documentOf(slug))];
      await lake.client.mutate(documents.map((document) => ({ create: document })));
      mkdirSync(join(folder, "cache"), { recursive: true });
      const entries = new Map<string, CacheEntry>();
      let site = open(new CacheStore());
      await site.reconciler.dataset();
      const there = new Set(SLUGS.slice(0, 24));
      for (const key of ["/list", ...[...there].map((slug) => `/${slug}`)]) {
        const result = await site.cache.get(key);
        if (result) entries.set(key, result.entry);
      }
      writeBuild(folder, { ledger: site.store.ledger, entries });
      site = open(CacheStore.open(folder));
      const built = new Set(there);
      const request = async (slug: string) => {
        const status = await statusOf(site.cache, `/${slug}`);
        if (!there.has(slug)) return;
        // A page that no build and no instance has rendered cannot be shown while nothing answers.
        if (built.has(slug)) expect(status, `${slug}, ${state}`).toBe(200);
        else expect(status, `${slug}, ${state}`).not.toBe(308);
      };
      for (const [at, each] of steps.entries()) {
        if (each.what === "lake") state = each.to;
        if (each.what === "request") await request(each.slug);
        if (each.what === "requests") {
          for (const slug of SLUGS) await request(slug);
          expect(await statusOf(site.cache, "/list")).toBe(200);
        }
        if (each.what === "restart") site = open(CacheStore.open(folder));
        if (each.what === "compare") {
          const isBelieved = await site.reconciler.dataset().then(
            () => true,
            () => false,
          );
          if (!isBelieved && state !== "silent") expect(health().fresh).toBe(false);
        }
        if (each.what === "publish" || each.what === "unpublish") {
          const { what, slug, isHeard } = each;
          if (what === "publish") {
            await lake.client.createOrReplace(documentOf(slug, `Change ${at}`));
            there.add(slug);
          } else {
            await lake.client.delete(slug);
            there.delete(slug);
            built.delete(slug);
          }
          const type = what === "publish" ? "page" : "";
          const heard = { id: slug, type, at: Date.now() };
          if (isHeard) await site.reconciler.document(heard).catch(() => {});
        }
      }
      state = "well";
      await site.reconciler.dataset();
      expect(health()).toMatchObject({ fresh: true, problems: [] });
      const body = (await site.cache.get("/list"))?.entry.body.toString();
      expect(body).toContain(`<body>${[...there].sort()}</body>`);
      for (const slug of SLUGS) {
        expect(await statusOf(site.cache, `/${slug}`), slug).toBe(there.has(slug) ? 200 : 404);
      }
    }),
    { numRuns: process.env.TEST_TIER === "full" ? 25 : 2 },
  );
});
