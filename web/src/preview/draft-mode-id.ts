import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST_FOLDER } from "../revalidation/dist-folder.ts";

let known: string | undefined;

/**
 * What the cookie of Next's draft mode holds: a secret of each build. `next dev` takes any.
 * @throws when there is no build
 */
export function draftModeId(): string {
  if (!known) {
    const file = join(/* turbopackIgnore: true */ DIST_FOLDER, "prerender-manifest.json");
    // Written by `next build`.
    const { preview } = JSON.parse(readFileSync(file, "utf8")) as {
      preview: { previewModeId: string };
    };
    known = preview.previewModeId;
  }
  return known;
}
