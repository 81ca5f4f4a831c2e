import type { TickedLine } from "../../quote/line.ts";
import { quotePath } from "../../quote/request.ts";

/**
 * Loads the names of lines from the page of their quote, which the visitor is likely to open next.
 * @returns the names by key, without lines that have no price any more
 */
export async function loadNames(lines: readonly TickedLine[]): Promise<Map<string, string>> {
  const path = quotePath(lines.map((line) => ({ ...line, seen: line.cents || null })));
  const response = await fetch(path, { headers: { accept: "text/html" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const removeLinks = [...page.querySelectorAll<HTMLElement>("[data-remove]")];
  return new Map(
    removeLinks.map(({ dataset }): [string, string] => [dataset.remove ?? "", dataset.name ?? ""]),
  );
}
