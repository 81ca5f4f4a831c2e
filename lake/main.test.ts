import { once } from "node:events";
import { expect, test } from "vitest";
import { createLake } from "./lake.ts";
import { temporaryFolder } from "./testing/lake-fixture.ts";
import { runLake } from "./testing/lake-process.ts";

const dataDir = temporaryFolder();

test("says when it is ready, and ends on SIGTERM whatever its clients do", async () => {
  const { server, url } = await runLake(dataDir);
  const stream = await fetch(`${url}/v1/data/listen/production?query=*`);
  server.kill("SIGTERM");
  expect(await once(server, "close")).toEqual([0, null]);
  await stream.text();
});

test("only one lake at a time opens a folder", async () => {
  const options = { dataDir, writeToken: "", readToken: "", corsOrigins: [] };
  const lake = await createLake(options);
  await expect(createLake(options)).rejects.toThrow("Another lake is running on");
  await lake.close();
  await (await createLake(options)).close();
});
