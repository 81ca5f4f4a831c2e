import { type RawEnvironment, readEnvironment, type StudioEnvironment } from "./environment.ts";

/** The `<meta>` element by which the static server passes on its own environment. */
export const ENVIRONMENT_META = "studio-environment";

/**
 * The environment of this page: what the static server says now, else what the build was given.
 * One build thus opens whichever lake it is served for.
 */
export function pageEnvironment(): StudioEnvironment {
  const built: RawEnvironment = {
    SANITY_STUDIO_PROJECT_ID: import.meta.env.SANITY_STUDIO_PROJECT_ID,
    SANITY_STUDIO_DATASET: import.meta.env.SANITY_STUDIO_DATASET,
    SANITY_STUDIO_API_HOST: import.meta.env.SANITY_STUDIO_API_HOST,
    SANITY_STUDIO_SITE_URL: import.meta.env.SANITY_STUDIO_SITE_URL,
  };
  return readEnvironment({ ...built, ...servedEnvironment() });
}

function servedEnvironment(): RawEnvironment {
  if (typeof document === "undefined") return {};
  const meta = document.querySelector(`meta[name="${ENVIRONMENT_META}"]`);
  // Written by serve.ts from the same variable names; readEnvironment checks every value.
  return JSON.parse(meta?.getAttribute("content") ?? "{}") as RawEnvironment;
}
