import { createClient } from "@sanity/client";
import { expect, it } from "vitest";
import { serve } from "../../server/testing/serve.ts";
import { health } from "../runtime/observability/health.ts";
import { fetchContent } from "./fetch-content.ts";
import { notePlausible } from "./plausibility.ts";

/** A client of a Content Lake that responds with this text and status 200. */
async function clientOf(body: string, type = "application/json") {
  const apiHost = await serve((_request, response) =>
    response.writeHead(200, { "content-type": type }).end(body),
  );
  const settings = { projectId: "p", dataset: "d", apiVersion: "2026-03-01", useCdn: false };
  return createClient({ ...settings, apiHost, useProjectHostname: false, maxRetries: 0 });
}

it.each([
  ["a page of HTML", "<html>Down for maintenance</html>", "text/html"],
  ["truncated JSON", '{"result":{"_id":"home', "application/json"],
  ["JSON without a result", "{}", "application/json"],
  ["nothing", "", "application/json"],
])("rejects %s with status 200", async (_what, body, type) => {
  await expect(fetchContent(await clientOf(body, type), "*", {})).rejects.toThrow();
});

const of = (result: unknown, isSeeded?: unknown) =>
  JSON.stringify({ result: { result, isSeeded } });

it("returns an empty result, which is an answer", async () => {
  const body = of(null, true);
  expect(await fetchContent(await clientOf(body), "*", {})).toBeNull();
});

it.each([
  ["null", '{"result":null}'],
  ["an empty list", '{"result":[]}'],
  ["an empty object", '{"result":{}}'],
  ["a result without evidence", of([])],
  ["a dataset without settings", of([], false)],
])("rejects %s, as an emptied or private dataset answers", async (_what, body) => {
  await expect(fetchContent(await clientOf(body), "*", {})).rejects.toThrow("no site settings");
  expect(health()).toMatchObject({ fresh: false });
  expect(health().problems.join()).toContain("implausible");
  notePlausible();
});
