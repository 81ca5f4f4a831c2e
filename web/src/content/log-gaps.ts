import type { Gap } from "@currawong/schemas/complete-result";
import { log } from "../runtime/observability/log.ts";

/** The gaps this process has logged: many pages show the same document. */
const logged = new Set<string>();

/** Logs each part that is missing from a document, once. Editors see them under *Needs attention*. */
export function logGaps(gaps: readonly Gap[]): void {
  for (const { document, path } of gaps) {
    const key = `${document}:${path}`;
    if (logged.has(key)) continue;
    logged.add(key);
    log("error", "document incomplete", { document, path });
  }
}
