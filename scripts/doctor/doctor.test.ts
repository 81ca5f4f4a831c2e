import { readMigrations } from "@currawong/supabase/database";
import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import type { Check, Settings } from "./check.ts";
import { CHECKS } from "./checks.ts";
import { clock } from "./site.ts";
import { type Overrides, overlay } from "./testing/overlay.ts";
import {
  all,
  hooks,
  lake,
  lineOf,
  portOf,
  run,
  seen,
  startStandIns,
  state,
} from "./testing/stand-ins.ts";

await startStandIns();

it("finds nothing wrong with settings that agree with the services", async () => {
  const { lines, count } = await run({});
  expect(lines.filter((line) => !line.startsWith("✓"))).toEqual([
    expect.stringMatching(/^– retention .*this machine/),
  ]);
  expect(count).toBe(0);
  expect(lines).toHaveLength(CHECKS.length);
});

it.each([
  [{ problems: ["The file of the build is damaged."], fresh: true }, /It reports: The file/],
  [{ problems: [], fresh: false }, /whether its pages are fresh/],
])("says what the site itself reports: %o", async (health, says) => {
  let address = "";
  address = await overlay(all.SITE_URL ?? "", {
    "GET /api/health": { body: health },
    "GET /robots.txt": () => ({ body: `Sitemap: ${address}/sitemap.xml` }),
  });
  expect(await lineOf("site", { SITE_URL: address })).toMatch(says);
});

it("says that a database of a newer version needs that version", async () => {
  const versions = (await readMigrations()).map(({ version }) => version);
  const address = await overlay(
    all.SUPABASE_URL ?? "",
    state({ migrations: [...versions, "20991231000000"] }),
  );
  expect(await lineOf("migrations", { SUPABASE_URL: address })).toMatch(
    /newer version \(20991231000000\)/,
  );
});

it("notices a wrong clock, and one that it cannot compare", async () => {
  const minute = 60_000;
  const lineAt = async (offset: number) =>
    (await run({}, [clock(() => Date.now() + offset)])).lines.join("");
  expect(await lineAt(-5 * minute)).toMatch(/^✗ clock .*-\d{3} s/);
  expect(await lineAt(5 * minute)).toMatch(/^✗ clock/);
  expect(await lineAt(0)).toMatch(/^✓/);
  const silent = await overlay(all.SANITY_API_HOST ?? "", {
    "GET /v1/ping": { body: {}, headers: { date: "never" } },
  });
  expect((await run({ SANITY_API_HOST: silent }, [clock()])).lines[0]).toMatch(/^✗/);
});

it("sends no mail where the server refuses the recipient", async () => {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_, _session, callback) => callback(new Error("No such user here")),
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(resolve)));
  const line = await lineOf("mail", { SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}` });
  expect(line).toMatch(/^✗ mail .*No such user here/);
});

it.each([
  "SANITY_API_READ_TOKEN",
  "SUPABASE_SECRET_KEY",
  "SMTP_URL",
  "ENQUIRY_WEBHOOK_URL",
  "STUDIO_URL",
])("says what is missing without %s, which may be left out", async (name) => {
  const { count, lines } = await run({ [name]: "" });
  expect(count).toBe(0);
  expect(lines.some((line) => line.startsWith("–") && line.includes(name))).toBe(true);
});

it("checks what it can before the site and the Studio are up", async () => {
  const nowhere = {
    SITE_URL: "http://localhost:1",
    STUDIO_URL: "http://localhost:2",
    CRON_SECRET: "",
  };
  const { lines } = await run(nowhere);
  for (const name of ["site", "site's secret", "Studio"]) {
    expect(lines.find((line) => line.startsWith(`– ${name} `))).toMatch(/Run this again/);
  }
});

it("sets up with --apply what an API can, and checks it again", async () => {
  const origin = { STUDIO_URL: "https://studio.example" };
  expect(await lineOf("CORS origins", origin)).toMatch(/--apply\.$/);
  expect(await lineOf("CORS origins", origin, true)).toMatch(/^✓ CORS origins +Set up\./);
  const created: unknown[] = [];
  const list = (): Overrides => ({
    "GET /v2025-08-14/hooks": () => ({ body: created }),
    "POST /v2025-08-14/hooks/projects/currawong": (_, body) => {
      created.push(JSON.parse(body));
      return { body: {} };
    },
  });
  const host = await overlay(lake.url, list());
  expect(await lineOf("webhook", { SANITY_API_HOST: host }, true)).toMatch(/^✓ webhook +Set up\./);
  const wrongHook = await overlay(lake.url, {
    ...hooks({ secret: "another" }),
    "PATCH /v2025-08-14/hooks/projects/currawong/h": {
      status: 403,
      body: { message: "Not yours" },
    },
  });
  const line = await lineOf("webhook", { SANITY_API_HOST: wrongHook }, true);
  expect(line).toMatch(/^✗ webhook +It could not be set up: HTTP 403: Not yours/);
});

it("creates a dataset, or makes it public, with --apply", async () => {
  const requests: string[] = [];
  for (const [answer, method] of [
    [404, "PUT"],
    [200, "PATCH"],
  ] as const) {
    let isDone = false;
    const address = await overlay(lake.url, {
      "GET /v2026-03-01/data/query": ({ headers }) => {
        if (isDone) return undefined;
        return answer === 404 ? { status: 404, body: {} } : seen(0)({ headers });
      },
      [`${method} /v2025-08-14/projects/currawong/datasets/production`]: (_, body) => {
        isDone = true;
        requests.push(`${method} ${body}`);
        return { body: {} };
      },
    });
    expect(await lineOf("dataset", { SANITY_API_HOST: address }, true)).toMatch(
      /^✓ dataset +Set up/,
    );
  }
  expect(requests).toEqual(['PUT {"aclMode":"public"}', 'PATCH {"aclMode":"public"}']);
});

it("prints no secret, whatever a service answers", async () => {
  const password = "hunter2&more";
  const smtp = `smtp://someone:${encodeURIComponent(password)}@127.0.0.1:1`;
  const settings: Settings = { ...all, SMTP_URL: smtp };
  const told = Object.entries(settings).flatMap(([name, value]) =>
    /TOKEN|SECRET|_KEY|SMTP/.test(name) ? [value ?? ""] : [],
  );
  const talkative: Check = {
    name: "talkative",
    needs: [],
    run: () =>
      Promise.reject(new Error([...told, password, encodeURIComponent(password)].join("\n"))),
  };
  const { lines } = await run({ SMTP_URL: smtp }, [talkative]);
  expect(lines).toHaveLength(1);
  for (const secret of [...told, password, encodeURIComponent(password)]) {
    expect(lines[0]).not.toContain(secret);
  }
});
