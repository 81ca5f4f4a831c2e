import { API_VERSION } from "@currawong/schemas/api-version";
import { createClient, type SanityClient } from "@sanity/client";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Creates a client for the dataset that the environment names: with `SANITY_API_HOST` a local lake (by
 * default project `currawong`, dataset `production`), otherwise a hosted dataset.
 * @throws an error that names the missing or invalid variable
 */
export function clientFromEnvironment(env: Environment): SanityClient {
  const apiHost = env.SANITY_API_HOST;
  const token = env.SANITY_API_WRITE_TOKEN;
  if (apiHost && !URL.canParse(apiHost)) {
    throw new Error(`SANITY_API_HOST: "${apiHost}" is no URL. Write e.g. http://localhost:3010.`);
  }
  if (!token) {
    throw new Error(
      "SANITY_API_WRITE_TOKEN is not set. Writing content needs a token with write access.",
    );
  }
  return createClient({
    projectId: required(env, "SANITY_PROJECT_ID", apiHost && "currawong"),
    dataset: required(env, "SANITY_DATASET", apiHost && "production"),
    apiVersion: API_VERSION,
    token,
    useCdn: false,
    perspective: "raw",
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  });
}

function required(env: Environment, name: string, fallback: string | undefined): string {
  const value = env[name] || fallback;
  if (value) return value;
  throw new Error(
    `${name} is not set. Set SANITY_PROJECT_ID and SANITY_DATASET for a hosted dataset, or SANITY_API_HOST for a local lake.`,
  );
}
