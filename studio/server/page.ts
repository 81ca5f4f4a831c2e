import type { StudioEnvironment } from "../src/environment.ts";

/**
 * Writes the server's environment into the built page, where `src/page-environment.ts` reads it:
 * one build serves any lake.
 * @param html `dist/index.html`.
 */
export function servedPage(html: string, environment: StudioEnvironment): string {
  const content = JSON.stringify({
    SANITY_STUDIO_PROJECT_ID: environment.projectId,
    SANITY_STUDIO_DATASET: environment.dataset,
    SANITY_STUDIO_API_HOST: environment.apiHost,
    SANITY_STUDIO_SITE_URL: environment.siteUrl,
  });
  const attribute = content.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return html.replace("</head>", `<meta name="studio-environment" content="${attribute}"></head>`);
}
