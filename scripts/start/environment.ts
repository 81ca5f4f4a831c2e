import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { isPort } from "../../local-server.ts";
import { completeRestore, type DataFolders } from "./aside.ts";
import { addresses, HOST, PORTS, type Ports, TEST_PORTS, VARIABLES } from "./ports.ts";

/** The repository's root. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export type Variables = Record<string, string>;

/** The only variable with a meaning when empty: it selects the hosted Content Lake. */
const MAY_BE_EMPTY = "SANITY_API_HOST";

/**
 * Reads a file of settings.
 * @throws when there is none
 */
export function readVariables(file: string): Variables {
  if (!existsSync(file)) throw new Error(`There is no ${file}: write one as .env.example.`);
  // Editors on Windows begin a file with a byte order mark, which would become part of the first name.
  const text = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  return parseEnv(text) as Variables; // It returns only strings.
}

/**
 * Reads variables from `.env` at the root, if it exists. Empty ones, as in a copy of `.env.example`, are
 * ignored.
 */
function fromFile(file = join(ROOT, ".env")): Variables {
  const variables = existsSync(file) ? readVariables(file) : {};
  return Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => value !== "" || name === MAY_BE_EMPTY),
  );
}

/** The mailbox's SMTP address, one port above its page. */
export const mailboxSmtp = (ports: Ports) => `smtp://127.0.0.1:${ports.mailbox + 1}`;

/** The prefixes of the secrets generated here. */
const SECRETS = {
  SANITY_API_WRITE_TOKEN: "skw",
  SANITY_API_READ_TOKEN: "skr",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_",
  SUPABASE_SECRET_KEY: "sb_secret_",
};

/**
 * Reads the secrets of the local servers, generating any that are missing.
 * @param file where they are stored, readable by its owner only
 * @returns every secret by the name of its environment variable
 */
function localSecrets(file: string): Variables {
  const stored = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  const secrets = Object.fromEntries(
    Object.entries(SECRETS).map(([name, prefix]) => [
      name,
      stored[name] || prefix + randomBytes(24).toString("hex"),
    ]),
  );
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(""), { mode: 0o600 });
  chmodSync(file, 0o600);
  return secrets;
}

/** Returns the variables that every process needs to find local servers on these ports. */
function localServers(
  ports: Ports,
  dataFolder: string,
  secretsFile: string,
  configured: Variables,
): Variables {
  const { lake, mailbox, web: site, studio, supabase } = addresses(ports, configured);
  return {
    SANITY_PROJECT_ID: "currawong",
    SANITY_DATASET: "production",
    SANITY_API_HOST: lake,
    SITE_URL: site,
    SITE_PORT: String(ports.web),
    SITE_HOST: HOST,
    SITE_DIST_DIR: ".next",
    SMTP_URL: mailboxSmtp(ports),
    ENQUIRY_MAIL_FROM: "site@currawong.example",
    ENQUIRY_MAIL_TO: "hello@currawong.example",
    MAILBOX_PORT: String(ports.mailbox),
    MAILBOX_HOST: HOST,
    MAILBOX_URL: mailbox,
    SUPABASE_URL: supabase,
    LAKE_PORT: String(ports.lake),
    LAKE_HOST: HOST,
    LAKE_DATA_DIR: join(dataFolder, "lake"),
    LAKE_CORS_ORIGINS: `${site},${studio}`,
    STUDIO_URL: studio,
    STUDIO_PORT: String(ports.studio),
    STUDIO_HOST: HOST,
    SUPABASE_PORT: String(ports.supabase),
    SUPABASE_HOST: HOST,
    SUPABASE_DATA_DIR: join(dataFolder, "supabase"),
    SUPABASE_CORS_ORIGINS: site,
    ...localSecrets(secretsFile),
    NEXT_TELEMETRY_DISABLED: "1",
    SANITY_TELEMETRY_DISABLED: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    LITE_TELEMETRY: "0",
    DO_NOT_TRACK: "1",
  };
}

/** Adds derived variables: the Studio's, and absolute paths of the data folders. */
function complete(variables: Variables): Variables {
  return {
    SANITY_STUDIO_PROJECT_ID: variables.SANITY_PROJECT_ID ?? "",
    SANITY_STUDIO_DATASET: variables.SANITY_DATASET ?? "",
    // If empty, like SANITY_API_HOST, it selects the hosted Content Lake.
    SANITY_STUDIO_API_HOST: variables.SANITY_API_HOST ?? "",
    SANITY_STUDIO_SITE_URL: variables.SITE_URL ?? "",
    ...variables,
    // Absolute, because each server has its own working directory.
    LAKE_DATA_DIR: resolve(ROOT, variables.LAKE_DATA_DIR ?? ""),
    SUPABASE_DATA_DIR: resolve(ROOT, variables.SUPABASE_DATA_DIR ?? ""),
  };
}

function fromShell(): Variables {
  const entries = Object.entries(process.env).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Variables; // Those without a value are filtered out.
}

/**
 * Returns the environment of every process on this machine, and the ports of its servers: local ones unless
 * `.env` or the shell says otherwise. The shell overrides `.env`, which overrides the defaults.
 * @param dataFolder where the local servers keep their data and secrets
 * @param file the `.env` to read
 * @throws an error that names the variable of an invalid port
 */
export function localEnvironment(
  dataFolder = join(ROOT, ".data"),
  file?: string,
): { env: Variables; ports: Ports; folders: DataFolders } {
  // It holds what visitors wrote, and secrets.
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  chmodSync(dataFolder, 0o700);
  const configured = { ...fromFile(file), ...fromShell() };
  const ports: Ports = { ...PORTS };
  for (const server of Object.keys(VARIABLES) as (keyof Ports)[]) {
    ports[server] = portFrom(configured, `${VARIABLES[server]}_PORT`) ?? PORTS[server];
  }
  const local = localServers(ports, dataFolder, join(dataFolder, "secrets.env"), configured);
  const env = complete({ ...local, ...configured });
  const folders = { lake: env.LAKE_DATA_DIR ?? "", supabase: env.SUPABASE_DATA_DIR ?? "" };
  completeRestore(folders);
  return { env, ports, folders };
}

/** Returns which of some variables neither `.env` nor the shell sets: local defaults stand in for them. */
export function findUnset(names: readonly string[], file?: string): string[] {
  const configured = { ...fromFile(file), ...fromShell() };
  return names.filter((name) => !configured[name]);
}

function portFrom(variables: Variables, name: string): number | undefined {
  const value = variables[name];
  if (!value) return undefined;
  const port = Number(value);
  if (port > 0 && isPort(port)) return port;
  throw new Error(`${name} must be a port number from 1 to 65535, not “${value}”.`);
}

/** Matches variables that identify the servers and data of one installation. */
const INSTALLATION_VARIABLES = /^(SANITY|SUPABASE|SITE|STUDIO|LAKE|MAILBOX|ENQUIRY|SMTP)_/;

/**
 * Like `localEnvironment`, but always with local servers, whatever `.env` and the shell say: tests and
 * benches write, and must never write to a hosted dataset.
 */
export function isolatedEnvironment(dataFolder: string, ports = TEST_PORTS): Variables {
  const shell = Object.entries(fromShell()).filter(([name]) => !INSTALLATION_VARIABLES.test(name));
  // Outside the data folder, which every run deletes: the public key is part of the site's build.
  const local = localServers(ports, dataFolder, `${dataFolder}.env`, {});
  return complete({ ...Object.fromEntries(shell), ...local });
}
