/** The site's settings from the environment. Everything here stays on the server. */
export type Environment = {
  /** Where the site is reached, without a trailing slash. */
  siteUrl: string;
  sanity: {
    projectId: string;
    dataset: string;
    /** Set for the local Content Lake; unset, the hosted one is asked. */
    apiHost: string | undefined;
  };
  /** What shows drafts to editors; undefined where the site shows none. */
  preview: { readToken: string; studioUrl: string } | undefined;
  /** Signs the Content Lake's webhooks and guards the reconciliation route. */
  webhookSecret: string;
  supabase: { url: string; publishableKey: string };
};

type Source = Record<string, string | undefined>;

function required(source: Source, name: string, hint: string): string {
  const value = source[name]?.trim();
  if (!value) throw new Error(`${name} is not set: ${hint} (see .env.example).`);
  return value;
}

function url(source: Source, name: string, hint: string): string {
  const value = required(source, name, hint);
  if (!URL.canParse(value)) throw new Error(`${name} is not an address: “${value}”. ${hint}.`);
  return value.replace(/\/+$/, "");
}

/** Both or neither: drafts are read with the token, and shown to the Studio. */
function previewFrom(source: Source): Environment["preview"] {
  if (!source.SANITY_API_READ_TOKEN?.trim() || !source.STUDIO_URL?.trim()) return undefined;
  const readToken = required(source, "SANITY_API_READ_TOKEN", "a token that reads drafts");
  if (readToken.length < 20) {
    throw new Error("SANITY_API_READ_TOKEN is too short: use at least 20 characters.");
  }
  const studioUrl = new URL(url(source, "STUDIO_URL", "the address of Sanity Studio")).origin;
  return { readToken, studioUrl };
}

function parse(source: Source): Environment {
  const projectId = required(source, "SANITY_PROJECT_ID", "the id of the Sanity project");
  if (!/^[a-z0-9-]+$/.test(projectId)) {
    throw new Error("SANITY_PROJECT_ID may hold only lower-case letters, figures and hyphens.");
  }
  const webhookSecret = required(
    source,
    "SANITY_WEBHOOK_SECRET",
    "the secret shared with the webhook that announces changes",
  );
  if (webhookSecret.length < 16) {
    throw new Error("SANITY_WEBHOOK_SECRET is too short: use at least 16 characters.");
  }
  return {
    siteUrl: url(source, "SITE_URL", "the site’s own address, e.g. https://currawong.example"),
    sanity: {
      projectId,
      dataset: required(source, "SANITY_DATASET", "the dataset to read, e.g. production"),
      apiHost: source.SANITY_API_HOST
        ? url(source, "SANITY_API_HOST", "the local Content Lake, or leave it unset")
        : undefined,
    },
    preview: previewFrom(source),
    webhookSecret,
    supabase: {
      url: url(source, "SUPABASE_URL", "the address of the Supabase project"),
      publishableKey: required(source, "SUPABASE_PUBLISHABLE_KEY", "Supabase’s public key"),
    },
  };
}

let environment: Environment | undefined;

/**
 * Reads and checks the environment once.
 * @throws an error that names the variable at fault and says what belongs in it
 */
export function readEnvironment(source: Source = process.env): Environment {
  if (source !== process.env) return parse(source);
  environment ??= parse(source);
  return environment;
}
