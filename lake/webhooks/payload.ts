import { createHash } from "node:crypto";
import { isPublishedId } from "../documents.ts";
import type { ChangeWithDocuments } from "../listen/events.ts";
import { evaluate, type GroqNode, mapNodes, parse } from "../query/groq.ts";
import type { LakeServices, WebhookOptions } from "../services.ts";

/** A webhook whose GROQ has been parsed. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
  readonly filter: GroqNode | null;
  readonly projection: GroqNode | null;
  /** True when its GROQ looks at more than the document: it should not, where there are many. */
  readonly readsEverything: boolean;
}

/** One message to one webhook. */
export interface Delivery {
  readonly url: string;
  /** The same for every attempt. */
  readonly idempotencyKey: string;
  /** JSON text: what is signed is what is sent. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Parses a webhook's GROQ. Throws an error naming the part that does not parse. */
export function parseWebhook({ url, secret, filter, projection }: WebhookOptions): Webhook {
  const parsed = (name: string, groq: string | undefined) => {
    if (!groq) return null;
    try {
      return parse(groq, { mode: "delta" });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The webhook's ${name} does not parse: ${reason}`, { cause: error });
    }
  };
  const both = { filter: parsed("filter", filter), projection: parsed("projection", projection) };
  let readsEverything = false;
  mapNodes(both, (node) => {
    readsEverything ||= node.type === "Everything";
    return node;
  });
  return { url, secret, ...both, readsEverything };
}

/** What a change sends to a webhook; null when its filter (or being a draft) keeps it out. */
export async function deliveryOf(
  lake: Pick<LakeServices, "store" | "projectId" | "dataset">,
  webhook: Webhook,
  { change, before, after }: ChangeWithDocuments,
): Promise<Delivery | null> {
  const document = after ?? before;
  if (!document || !isPublishedId(change.documentId)) return null;
  const { store } = lake;
  const published = (id: string) => (isPublishedId(id) ? store.get(id) : undefined);
  const options = {
    root: document,
    before,
    after,
    dataset: webhook.readsEverything ? store.ids().flatMap((id) => published(id) ?? []) : [],
    params: {},
    dereference: ({ _ref }: { _ref: string }) => published(_ref),
    sanity: { projectId: lake.projectId, dataset: lake.dataset },
  };
  if (webhook.filter && (await evaluate(webhook.filter, options)) !== true) return null;
  const body = webhook.projection ? await evaluate(webhook.projection, options) : document;
  const operation = !before ? "create" : after ? "update" : "delete";
  const { transactionId, documentId, timestamp } = change;
  return {
    url: webhook.url,
    idempotencyKey: idempotencyKey(webhook.url, transactionId, documentId),
    body: JSON.stringify(body ?? null),
    headers: {
      "sanity-transaction-id": transactionId,
      "sanity-transaction-time": timestamp,
      "sanity-document-id": documentId,
      "sanity-project-id": lake.projectId,
      "sanity-dataset": lake.dataset,
      "sanity-operation": operation,
    },
  };
}

/** Follows from what it is about, so that even a delivery made twice has one key. */
function idempotencyKey(...about: string[]): string {
  return createHash("sha256").update(about.join("\n")).digest("hex").slice(0, 32);
}
