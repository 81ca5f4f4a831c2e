import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { selfSign } from "./testing/certificate.ts";
import { type HttpsProxy, startHttpsProxy } from "./testing/https-proxy.ts";
import { type LakeFixture, startTestLake, TEST_TOKENS } from "./testing/lake-fixture.ts";

// The unmodified CLI has no setting for another host, so it reaches the lake through a proxy, as
// though it were the project's own host.
const HOST = "currawong.api.sanity.io";
const CLI = new URL("./node_modules/@sanity/cli/bin/run.js", import.meta.url).pathname;

let fixture: LakeFixture;
let proxy: HttpsProxy;
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lake-cli-"));
  fixture = await startTestLake({ hosts: [HOST] });
  const selfSigned = selfSign([HOST]);
  proxy = await startHttpsProxy(HOST, Number(new URL(fixture.url).port), selfSigned);
  await writeFile(join(folder, "certificate.pem"), selfSigned.certificate);
  await writeFile(join(folder, "package.json"), '{ "type": "module", "private": true }');
  await writeFile(
    join(folder, "sanity.cli.ts"),
    'export default { api: { projectId: "currawong", dataset: "production" } };',
  );
  env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    HTTPS_PROXY: proxy.url,
    NODE_EXTRA_CA_CERTS: join(folder, "certificate.pem"),
    SANITY_AUTH_TOKEN: TEST_TOKENS.write,
    SANITY_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
    NO_UPDATE_NOTIFIER: "1",
    CI: "1",
  };
});
afterAll(async () => {
  await proxy.close();
  await fixture.lake.close();
  rmSync(folder, { recursive: true, force: true });
});

async function sanity(...args: string[]): Promise<string> {
  const options = { cwd: folder, env };
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args], options);
  return stdout;
}

test("the unmodified CLI creates, reads, imports, migrates, exports and deletes", {
  timeout: 120_000,
}, async () => {
  const { client } = fixture;
  await writeFile(join(folder, "page.json"), '{"_id":"page","_type":"page","title":"Price list"}');
  await sanity("documents", "create", "page.json");
  expect(JSON.parse(await sanity("documents", "get", "page"))).toMatchObject({
    title: "Price list",
  });

  const lines = [
    { _id: "a", _type: "page", title: "A", next: { _type: "reference", _ref: "b" } },
    { _id: "b", _type: "page", title: "B", next: { _type: "reference", _ref: "a" } },
  ];
  await writeFile(join(folder, "in.ndjson"), lines.map((line) => JSON.stringify(line)).join("\n"));
  await sanity("dataset", "import", "in.ndjson", "-d", "production");
  expect(await client.fetch("*[_id == 'a'][0].next->title")).toBe("B");

  await mkdir(join(folder, "migrations/shout"), { recursive: true });
  await writeFile(
    join(folder, "migrations/shout/index.ts"),
    `export default {
      title: "Shout",
      documentTypes: ["page"],
      migrate: {
        document: ({ _id, title }) => ({
          type: "patch",
          id: _id,
          patches: [{ path: ["title"], op: { type: "set", value: title + "!" } }],
        }),
      },
    };`,
  );
  await sanity("migration", "run", "shout", "--no-dry-run", "--no-confirm");
  const found = await sanity("documents", "query", "*[_type == 'page'] | order(_id) .title");
  expect(JSON.parse(found)).toEqual(["A!", "B!", "Price list!"]);

  await sanity("dataset", "export", "production", "out.tar.gz");
  const archive = gunzipSync(await readFile(join(folder, "out.tar.gz"))).toString();
  for (const title of ["A!", "B!", "Price list!"]) expect(archive).toContain(`"title":"${title}"`);

  await sanity("documents", "delete", "page");
  expect(await client.getDocument("page")).toBeUndefined();
  expect(proxy.refused).toEqual([]);
});
