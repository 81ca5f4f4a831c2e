import { stegaClean } from "@sanity/client/stega";
import type { Thing } from "schema-dts";

/** Signs that could end a script element, or begin another one, within it. */
const UNSAFE: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * Writes a graph for a script element: nothing in it can leave the element, and what preview tools
 * hide in strings is taken out.
 */
export function serialiseGraph(graph: readonly Thing[]): string {
  const document = stegaClean({ "@context": "https://schema.org", "@graph": graph });
  return JSON.stringify(document).replace(/[<>&\u2028\u2029]/g, (sign) => UNSAFE[sign] ?? sign);
}
