import { type FieldChange, fieldChanges } from "../../dataset/field-changes.ts";
import type { WholeDocument } from "../../dataset/versions.ts";
import type { FormType } from "../../form-type.ts";
import { pagesOfChanges, withChanges } from "../../pages/changes.ts";
import type { FindPages } from "../../pages/find-pages.ts";
import { isLargeChange } from "../../price-board/model/amount.ts";

/** Whether a change is of a price that becomes twice or half of what it was. */
export function isLargePriceChange(before: unknown, after: unknown): boolean {
  const [from, to] = [before, after].map((value) => Object(value).amount);
  return typeof from === "number" && typeof to === "number" && isLargeChange(from, to);
}

/** A change that publishing makes, and the pages that show it. */
export type ComingChange = FieldChange & { paths: string[] };

/** Every field that publishing a draft changes, with the pages whose views include that field. */
export async function comingChanges(
  findPages: FindPages,
  published: WholeDocument,
  draft: WholeDocument,
  type: FormType | undefined,
): Promise<{ changes: ComingChange[]; isExact: boolean }> {
  const changes = fieldChanges(published, draft, type);
  const singleChanges = changes.map(({ path, after }) => {
    const change =
      after === undefined ? { set: {}, unset: [path] } : { set: { [path]: after }, unset: [] };
    return { before: published, after: withChanges(published, change) };
  });
  const { paths, isExact } = await pagesOfChanges(findPages, singleChanges);
  return {
    changes: changes.map((change, index) => ({ ...change, paths: paths[index] ?? [] })),
    isExact,
  };
}
