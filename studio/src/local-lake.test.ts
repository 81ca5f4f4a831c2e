import { expect, it, vi } from "vitest";
import { answeringHostedPings, spreadingFetch } from "./local-lake.ts";

const lake = "http://localhost:3010";
const stream = `${lake}/v2025-02-19/data/listen/production?query=*`;

/** The addresses that are asked for one, in order; where streams have no host of their own, both. */
async function askedFor(address: string, apiHost = lake, init?: RequestInit) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    if (String(input).includes("stream-")) throw new TypeError("Failed to fetch");
    return new Response("welcome");
  });
  await spreadingFetch(apiHost, fetch)(address, init).catch(() => {});
  return fetch.mock.calls.map(([input]) => String(input));
}

it("gives each event stream a name of its own, and falls back to the lake's where that does not resolve", async () => {
  const [named, plain] = await askedFor(stream);
  expect(named).toMatch(
    /^http:\/\/stream-[0-9a-f]{8}\.localhost:3010\/v2025-02-19\/data\/listen\/production\?query=\*$/,
  );
  expect(plain).toBe(stream);
  expect(await askedFor(stream)).not.toContain(named);
  expect((await askedFor(`${lake}/vX/data/live/events/production`))[0]).toContain("stream-");
  expect(await askedFor(stream, lake, { signal: AbortSignal.abort() })).toHaveLength(1);
});

it.each([
  [`${lake}/v1/data/query/production`, lake],
  [stream, "http://localhost:4000"],
  ["https://abc.api.sanity.io/v1/data/listen/production", "https://abc.api.sanity.io"],
])("leaves the name of %s alone where the lake is %s", async (address, apiHost) => {
  expect(await askedFor(address, apiHost)).toEqual([address]);
});

it("lets nothing out to Sanity's hosts, and everything else through", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response("lake"));
  const local = answeringHostedPings(fetch);
  const versions = await local("https://sanity-cdn.com/v1/modules/sanity/latest");
  expect(await versions.json()).toEqual({});
  expect((await local("https://api.sanity.io/vX/intake/feedback")).ok).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
  expect(await (await local(stream)).text()).toBe("lake");
  expect(await (await local(new Request(stream))).text()).toBe("lake");
});
