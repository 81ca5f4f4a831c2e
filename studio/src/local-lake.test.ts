import { expect, it, vi } from "vitest";
import { answeringHostedPings, spreadingFetch } from "./local-lake.ts";

const lake = "http://localhost:3010";
const stream = `${lake}/v2025-02-19/data/listen/production?query=*`;

/** The URLs fetched for one, in order. Stream hosts do not resolve, so streams are fetched twice. */
async function fetchedUrls(address: string, apiHost = lake, init?: RequestInit) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    if (String(input).includes("stream-")) throw new TypeError("Failed to fetch");
    return new Response("welcome");
  });
  await spreadingFetch(apiHost, fetch)(address, init).catch(() => {});
  return fetch.mock.calls.map(([input]) => String(input));
}

it("gives each event stream its own host name, and falls back to the lake's if it does not resolve", async () => {
  const [streamUrl, fallbackUrl] = await fetchedUrls(stream);
  expect(streamUrl).toMatch(
    /^http:\/\/stream-[0-9a-f]{8}\.localhost:3010\/v2025-02-19\/data\/listen\/production\?query=\*$/,
  );
  expect(fallbackUrl).toBe(stream);
  expect(await fetchedUrls(stream)).not.toContain(streamUrl);
  expect((await fetchedUrls(`${lake}/vX/data/live/events/production`))[0]).toContain("stream-");
  expect(await fetchedUrls(stream, lake, { signal: AbortSignal.abort() })).toHaveLength(1);
});

it.each([
  [`${lake}/v1/data/query/production`, lake],
  [stream, "http://localhost:4000"],
  ["https://abc.api.sanity.io/v1/data/listen/production", "https://abc.api.sanity.io"],
])("does not change the host of %s for the lake %s", async (address, apiHost) => {
  expect(await fetchedUrls(address, apiHost)).toEqual([address]);
});

it("blocks requests to Sanity's hosts, and passes on all others", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response("lake"));
  const localFetch = answeringHostedPings(fetch);
  const versions = await localFetch("https://sanity-cdn.com/v1/modules/sanity/latest");
  expect(await versions.json()).toEqual({});
  expect((await localFetch("https://api.sanity.io/vX/intake/feedback")).ok).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
  expect(await (await localFetch(stream)).text()).toBe("lake");
  expect(await (await localFetch(new Request(stream))).text()).toBe("lake");
});
