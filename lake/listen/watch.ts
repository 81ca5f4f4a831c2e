import type { LakeDocument } from "../documents.ts";
import { type Condition, judge } from "../query/conditions.ts";
import { evaluateNow, type GroqNode, isNode, mapNodes } from "../query/groq.ts";
import { strings } from "../query/select.ts";

/**
 * What a listener watches: documents with one of the ids or of one of the types; `everything` when
 * its query does not say.
 */
export interface Watch {
  readonly everything: boolean;
  readonly ids: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  /** True when the query asks for nothing more: whatever is watched, matches. */
  readonly exact: boolean;
}

const EVERYTHING: Watch = { everything: true, ids: new Set(), types: new Set(), exact: false };

/** Tells from a listener's query which documents it can match. */
export function watchOf(ast: GroqNode, params: Readonly<Record<string, unknown>>): Watch {
  const filters: GroqNode[] = [];
  let stars = 0;
  mapNodes(ast, (node) => {
    if (node.type === "Everything") stars += 1;
    if (node.type === "Filter" && isNode(node.base) && node.base.type === "Everything") {
      filters.push(node);
    }
    return node;
  });
  const [filter] = filters;
  if (!filter || stars !== 1) return EVERYTHING;
  const operands = { nodes: [], hidden: true };
  const { condition, exact } = judge(filter.expr, operands);
  const values = operands.nodes.map((node) => evaluateNow(node, { dataset: [], params }));
  const watch = watched(condition, values);
  const nothingMore = ast.type === "Filter" && isNode(ast.base) && ast.base.type === "Everything";
  return { ...watch, exact: watch.exact && exact && nothingMore };
}

function watched(condition: Condition, values: readonly unknown[]): Watch {
  switch (condition.op) {
    case "id":
    case "type": {
      const names = new Set(strings(values[condition.operand], condition.many));
      const none: ReadonlySet<string> = new Set();
      return condition.op === "id"
        ? { everything: false, ids: names, types: none, exact: true }
        : { everything: false, ids: none, types: names, exact: true };
    }
    case "or": {
      const parts = condition.items.map((item) => watched(item, values));
      return {
        everything: parts.some(({ everything }) => everything),
        ids: new Set(parts.flatMap(({ ids }) => [...ids])),
        types: new Set(parts.flatMap(({ types }) => [...types])),
        exact: parts.every(({ exact }) => exact),
      };
    }
    case "and": {
      const parts = condition.items.map((item) => watched(item, values));
      const narrow = parts.filter(({ everything }) => !everything);
      const best = narrow.find(({ types }) => types.size === 0) ?? narrow[0];
      return best ? { ...best, exact: false } : EVERYTHING;
    }
    default:
      return EVERYTHING;
  }
}

/** True when a change of this document concerns a watch; null where it did not or does not exist. */
export function concerns(watch: Watch, document: LakeDocument | null): boolean {
  if (!document) return false;
  return watch.everything || watch.ids.has(document._id) || watch.types.has(document._type);
}
