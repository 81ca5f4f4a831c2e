/** Where the Studio runs. None of it is secret: the browser receives all of it. */
export interface StudioEnvironment {
  projectId: string;
  dataset: string;
  /** Origin of the local Content Lake; undefined uses the hosted project. */
  apiHost?: string;
  /** Origin of the public site, for links to pages. */
  siteUrl: string;
}

type Variable = `SANITY_STUDIO_${"PROJECT_ID" | "DATASET" | "API_HOST" | "SITE_URL"}`;

/** The raw variables, from the process or the bundle. */
type RawEnvironment = Readonly<Partial<Record<Variable, string>>>;

/** Validates the variables and applies defaults. @throws an error that lists every invalid variable */
export function readEnvironment(raw: RawEnvironment): StudioEnvironment {
  const problems: string[] = [];
  const name = (variable: Variable, fallback: string) => {
    const value = raw[variable] || fallback;
    if (/^[a-z0-9][a-z0-9_-]*$/.test(value)) return value;
    problems.push(`${variable} must be lower-case letters, digits, "-" or "_", not "${value}"`);
    return fallback;
  };
  const origin = (variable: Variable, value: string) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    const plain = value.replace(/\/$/, "");
    if (url && /^https?:$/.test(url.protocol) && url.origin === plain) return plain;
    problems.push(`${variable} must be an origin such as http://localhost:3000, not "${value}"`);
    return value;
  };
  const apiHost = raw.SANITY_STUDIO_API_HOST;
  const environment = {
    projectId: name("SANITY_STUDIO_PROJECT_ID", "currawong"),
    dataset: name("SANITY_STUDIO_DATASET", "production"),
    apiHost: apiHost ? origin("SANITY_STUDIO_API_HOST", apiHost) : undefined,
    siteUrl: origin(
      "SANITY_STUDIO_SITE_URL",
      raw.SANITY_STUDIO_SITE_URL || "http://localhost:3000",
    ),
  };
  if (problems.length > 0) {
    throw new Error(`The Studio cannot start:\n  ${problems.join("\n  ")}`);
  }
  return environment;
}

/** The environment of this page: from the static server, or otherwise from the build. */
export function pageEnvironment(): StudioEnvironment {
  const meta = globalThis.document?.querySelector('meta[name="studio-environment"]');
  // Written by `server/server.ts`, which has checked it.
  if (meta) return JSON.parse(meta.getAttribute("content") ?? "") as StudioEnvironment;
  return readEnvironment({
    SANITY_STUDIO_PROJECT_ID: import.meta.env.SANITY_STUDIO_PROJECT_ID,
    SANITY_STUDIO_DATASET: import.meta.env.SANITY_STUDIO_DATASET,
    SANITY_STUDIO_API_HOST: import.meta.env.SANITY_STUDIO_API_HOST,
    SANITY_STUDIO_SITE_URL: import.meta.env.SANITY_STUDIO_SITE_URL,
  });
}
