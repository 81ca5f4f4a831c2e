import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "../runtime/process-wide.ts";

/** The tags of the page or file that the site is rendering; none in development. */
export const renderedTags = processWide(
  "rendered-tags",
  () => new AsyncLocalStorage<Set<string>>(),
);

/** Makes the page or file that is being rendered depend on tags. */
export function addTags(tags: readonly string[]): void {
  const all = renderedTags.getStore();
  for (const tag of tags) all?.add(tag);
}
