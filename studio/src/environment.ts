/** What the Studio needs to know of where it runs. None of it is secret: all reaches the browser. */
export interface StudioEnvironment {
  projectId: string;
  dataset: string;
  /** Origin of the local Content Lake; undefined opens the hosted project. */
  apiHost?: string;
  /** Origin of the public site, for links to pages. */
  siteUrl: string;
}

type Variable = `SANITY_STUDIO_${"PROJECT_ID" | "DATASET" | "API_HOST" | "SITE_URL"}`;

/** The variables, as found in a process, a bundle or a page. */
type RawEnvironment = Readonly<Partial<Record<Variable, string>>>;

/** Checks the variables and fills in defaults. @throws an error naming each variable that is wrong */
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

/** The environment of this page: what the static server says now, else what the build was given. */
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
