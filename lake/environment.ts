import { isOrigin, isPort } from "../local-server.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the lake's settings from the environment.
 * @throws an error that lists each invalid variable and what it should be.
 */
export function lakeEnvironment(env: Environment) {
  const options = {
    port: Number(env.LAKE_PORT || "3010"),
    host: env.LAKE_HOST || "127.0.0.1",
    projectId: env.SANITY_PROJECT_ID || "currawong",
    dataset: env.SANITY_DATASET || "production",
    dataDir: env.LAKE_DATA_DIR || ".data/lake",
    writeToken: env.SANITY_API_WRITE_TOKEN ?? "",
    readToken: env.SANITY_API_READ_TOKEN ?? "",
    corsOrigins: (env.LAKE_CORS_ORIGINS || "http://localhost:3000,http://localhost:3333")
      .split(",")
      .map((origin) => origin.trim()),
    administratorTypes: (env.LAKE_ADMINISTRATOR_TYPES ?? "").split(",").filter(Boolean),
  };
  const problems: string[] = [];
  const check = (isValid: boolean, problem: string) => {
    if (!isValid) problems.push(problem);
  };
  check(
    ["127.0.0.1", "0.0.0.0"].includes(options.host),
    `LAKE_HOST must be 127.0.0.1, or 0.0.0.0 inside a container, not "${env.LAKE_HOST}"`,
  );
  check(isPort(options.port), `LAKE_PORT must be a port up to 65535, not "${env.LAKE_PORT}"`);
  const { projectId, dataset, writeToken, readToken, corsOrigins } = options;
  const names = { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset };
  for (const [variable, name] of Object.entries(names)) {
    check(
      /^[a-z0-9][a-z0-9_-]*$/.test(name),
      `${variable} must be lower-case letters, digits, "-" or "_", not "${name}"`,
    );
  }
  for (const origin of corsOrigins) {
    check(isOrigin(origin), `LAKE_CORS_ORIGINS: "${origin}" is not like http://localhost:3000`);
  }
  check(writeToken.length >= 20, "SANITY_API_WRITE_TOKEN must have 20 characters or more");
  check(readToken.length >= 20, "SANITY_API_READ_TOKEN must have 20 characters or more");
  if (problems.length > 0) throw new Error(`The lake cannot start:\n  ${problems.join("\n  ")}`);
  return options;
}
