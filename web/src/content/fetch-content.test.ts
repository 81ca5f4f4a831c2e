import { globSync, readFileSync } from "node:fs";
import { createClient } from "@sanity/client";
import { expect, it } from "vitest";
import { serve } from "../../server/testing/serve.ts";
import { fetchContent } from "./fetch-content.ts";

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

it("returns an empty result, which is an answer", async () => {
  expect(await fetchContent(await clientOf('{"result":null}'), "*", {})).toBeNull();
});

it("is the only way that the site reads content", () => {
  const cwd = new URL("..", import.meta.url);
  const files = globSync("**/*.{ts,tsx}", { cwd }).filter((file) => !file.includes(".test."));
  const reads = files.filter((file) =>
    /client(?:\(\))?\s*\.fetch\b/i.test(readFileSync(new URL(file, cwd), "utf8")),
  );
  expect(reads).toEqual(["content/fetch-content.ts"]);
});
