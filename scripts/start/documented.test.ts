import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lakeEnvironment } from "@currawong/lake/environment";
import { readSettings } from "@currawong/supabase/settings";
import { expect, it } from "vitest";
import { readEnvironment } from "../../web/src/environment.ts";
import { ROOT } from "./environment.ts";
import { PORTS } from "./ports.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** What `.env.example` says above a variable, on one line. */
function commentOf(variable: string): string {
  const [, comment = ""] =
    new RegExp(`((?:^#.*\n)+)${variable}=`, "m").exec(read(".env.example")) ?? [];
  return comment.replaceAll(/\n?# ?/g, " ");
}

const ENOUGH = "x".repeat(40);
const SITE = {
  SITE_URL: "https://currawong.example",
  SANITY_PROJECT_ID: "currawong",
  SANITY_DATASET: "production",
  SANITY_WEBHOOK_SECRET: ENOUGH,
  SUPABASE_URL: "https://supabase.example",
  SUPABASE_PUBLISHABLE_KEY: ENOUGH,
};
const LAKE = {
  SANITY_API_WRITE_TOKEN: ENOUGH,
  SANITY_API_READ_TOKEN: ENOUGH,
  SANITY_WEBHOOK_SECRET: ENOUGH,
  LAKE_WEBHOOK_URL: "http://localhost:3000/api/revalidate",
};
const SUPABASE = {
  SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${ENOUGH}`,
  SUPABASE_SECRET_KEY: `sb_secret_${ENOUGH}`,
};

const lake = (change: object) => lakeEnvironment({ ...LAKE, ...change });
const site = (change: object) => readEnvironment({ ...SITE, ...change });
const supabase = (change: object) => readSettings({ ...SUPABASE, ...change });

it.each([
  ["SANITY_WEBHOOK_SECRET", /(\d+) characters or more, \d+/, site, ""],
  ["SANITY_WEBHOOK_SECRET", /characters or more, (\d+) or more for the local/, lake, ""],
  ["SANITY_API_WRITE_TOKEN", /Lake has (\d+) characters or more/, lake, ""],
  ["SANITY_API_READ_TOKEN", /(\d+) characters or more/, lake, ""],
  ["SUPABASE_PUBLISHABLE_KEY", /with (\d+) letters/, supabase, "sb_publishable_"],
] as const)("%s: .env.example states the limit (%s)", (variable, pattern, accept, prefix) => {
  const comment = variable.startsWith("SUPABASE") ? commentOf("SUPABASE_URL") : commentOf(variable);
  const limit = Number(pattern.exec(comment)?.[1]);
  expect(() => accept({ [variable]: prefix + "x".repeat(limit) })).not.toThrow();
  expect(() => accept({ [variable]: prefix + "x".repeat(limit - 1) })).toThrow(variable);
});

it("a dev container forwards the ports that the servers have, and sets up what they need", () => {
  const container = JSON.parse(read(".devcontainer/devcontainer.json"));
  const ports = Object.values(PORTS);
  expect(new Set(container.forwardPorts)).toEqual(new Set(ports));
  expect(Object.keys(container.portsAttributes).map(Number).sort()).toEqual([...ports].sort());
  const [, script] = /npm run (\S+)$/.exec(container.postCreateCommand) ?? [];
  expect(JSON.parse(read("package.json")).scripts).toHaveProperty(script ?? "");
});
