import { isLoopback } from "./http/hosts.ts";
import type { LakeOptions } from "./lake.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The secret required to sign in; undefined where the lake is reachable from this machine only: it
 * listens on loopback and has no other host name.
 */
export function signInSecret(env: Environment): string | undefined {
  const names = [env.LAKE_HOST || "127.0.0.1", ...hostsFrom(env)];
  return names.every(isLoopback) ? undefined : (env.LAKE_SIGN_IN_SECRET ?? "");
}

/** Clients may use another host name, for example behind a proxy. */
const hostsFrom = ({ SANITY_API_HOST }: Environment): string[] =>
  URL.canParse(SANITY_API_HOST ?? "") ? [new URL(SANITY_API_HOST ?? "").hostname] : [];

/**
 * Reads the lake's settings from the environment.
 * @throws an error naming each variable that is wrong and what it should be.
 */
export function lakeEnvironment(env: Environment): LakeOptions & { port: number; host: string } {
  const problems: string[] = [];
  const port = Number(env.LAKE_PORT || "3010");
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(
      `LAKE_PORT must be a port number up to 65535 (0 takes a free one), not "${env.LAKE_PORT}"`,
    );
  }
  const name = (variable: string, fallback: string) => {
    const value = env[variable] || fallback;
    if (!/^[a-z0-9][a-z0-9_-]*$/.test(value)) {
      problems.push(`${variable} must be lower-case letters, digits, "-" or "_", not "${value}"`);
    }
    return value;
  };
  const token = (variable: string) => {
    const value = env[variable] ?? "";
    if (value.length < 20) problems.push(`${variable} must be set, to 20 characters or more`);
    return value;
  };
  const webhook = webhookFrom(env, problems);
  const secret = signInSecret(env);
  if (secret !== undefined && secret.length < 20) {
    problems.push(
      "LAKE_SIGN_IN_SECRET must be set, to 20 characters or more: the lake can be reached from elsewhere",
    );
  }
  const options = {
    port,
    host: env.LAKE_HOST || "127.0.0.1",
    projectId: name("SANITY_PROJECT_ID", "currawong"),
    dataset: name("SANITY_DATASET", "production"),
    dataDir: env.LAKE_DATA_DIR || ".data/lake",
    writeToken: token("SANITY_API_WRITE_TOKEN"),
    readToken: token("SANITY_API_READ_TOKEN"),
    corsOrigins: originsFrom(env, problems),
    administratorTypes: (env.LAKE_ADMINISTRATOR_TYPES ?? "").split(",").filter(Boolean),
    hosts: hostsFrom(env),
    signInSecret: secret,
    webhook,
  };
  if (problems.length > 0) throw new Error(`The lake cannot start:\n  ${problems.join("\n  ")}`);
  return options;
}

function originsFrom(env: Environment, problems: string[]): string[] {
  const list = env.LAKE_CORS_ORIGINS || "http://localhost:3000,http://localhost:3333";
  const origins = list.split(",").map((origin) => origin.trim());
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      problems.push(
        `LAKE_CORS_ORIGINS: "${origin}" is not an origin such as http://localhost:3000`,
      );
    }
  }
  return origins;
}

function webhookFrom(env: Environment, problems: string[]) {
  const url = env.LAKE_WEBHOOK_URL;
  if (!url) return undefined;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    problems.push(`LAKE_WEBHOOK_URL must be an http(s) address, not "${url}"`);
  }
  const secret = env.SANITY_WEBHOOK_SECRET ?? "";
  if (secret.length < 20) {
    problems.push(
      "SANITY_WEBHOOK_SECRET must be set (20 characters or more) with LAKE_WEBHOOK_URL",
    );
  }
  return { url, secret };
}
