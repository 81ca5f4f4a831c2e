import { describe, expect, it, vi } from "vitest";
import { answeringHostedPings, spreadingFetch, spreadStream } from "./local-lake.ts";

const lake = "http://localhost:3010";
const stream = `${lake}/v2025-02-19/data/listen/production?query=*`;

describe("spreadStream", () => {
  it("gives each event stream a name of its own, and keeps the rest of its address", () => {
    const [a, b] = [spreadStream(stream, lake), spreadStream(stream, lake)];
    expect(a).toMatch(
      /^http:\/\/stream-[0-9a-f]{8}\.localhost:3010\/v2025-02-19\/data\/listen\/production\?query=\*$/,
    );
    expect(a).not.toBe(b);
    expect(spreadStream(`${lake}/vX/data/live/events/production`, lake)).toContain("stream-");
  });

  it("leaves everything else alone", () => {
    expect(spreadStream(`${lake}/v1/data/query/production`, lake)).toBeUndefined();
    expect(spreadStream(stream, "http://localhost:4000")).toBeUndefined();
    const hosted = "https://abc.api.sanity.io/v1/data/listen/production";
    expect(spreadStream(hosted, "https://abc.api.sanity.io")).toBeUndefined();
  });
});

describe("spreadingFetch", () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    if (String(input).includes("stream-")) throw new TypeError("Failed to fetch");
    return new Response("welcome");
  });

  it("falls back to the lake's own name when the other does not resolve, and not when given up", async () => {
    const response = await spreadingFetch(lake, fetch)(stream);
    expect(await response.text()).toBe("welcome");
    expect(fetch).toHaveBeenLastCalledWith(stream, undefined);
    const init = { signal: AbortSignal.abort() };
    await expect(spreadingFetch(lake, fetch)(stream, init)).rejects.toThrow("Failed");
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});

describe("answeringHostedPings", () => {
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
});
