import { once } from "node:events";
import { expect, test } from "vitest";
import { startTestLake, temporaryFolder } from "./testing/lake-fixture.ts";
import { runLake } from "./testing/lake-process.ts";

const dataDir = temporaryFolder();

test("prints its address when ready, and exits on SIGTERM while a client is connected", async () => {
  const { server, url } = await runLake(dataDir);
  const stream = await fetch(`${url}/v1/data/listen/production?query=*`);
  server.kill("SIGTERM");
  expect(await once(server, "close")).toEqual([0, null]);
  await stream.text();
});

test("a folder can be opened by one lake at a time", async () => {
  const { lake } = await startTestLake({ dataDir });
  await expect(startTestLake({ dataDir })).rejects.toThrow("Another lake is running on");
  await lake.close();
  await (await startTestLake({ dataDir })).lake.close();
});
