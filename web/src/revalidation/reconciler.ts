import { timingSafeEqual } from "node:crypto";
import { decodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { client } from "../content/client.ts";
import { readEnvironment } from "../environment.ts";
import { log, requestId } from "../observability/log.ts";
import { measurePublish } from "../observability/measures.ts";
import type { Ledger } from "./ledger.ts";
import { reconcileDataset, reconcileDocuments, type Scope } from "./reconcile.ts";
import { ReconcileQueue } from "./reconcile-queue.ts";
import { verifyWebhook } from "./webhook.ts";

/** What is cached, and what is known of the content it was made of. */
export type Cached = {
  ledger: Ledger;
  /** Makes everything with one of these tags stale. */
  invalidate(tags: string[]): void;
};

/** A document that changed. */
export type Change = {
  id: string;
  /** Empty where it is not known: of a document that was deleted. */
  type: string;
  /** When it changed, or was announced, in milliseconds since 1970. */
  at: number;
};

/** Brings what is cached up to date with the Content Lake. */
export class Reconciler {
  readonly #cached: Cached;
  readonly #onInvalidated: (tags: string[]) => void;
  readonly #queue = new ReconcileQueue();

  /** @param onInvalidated called once tags are invalidated, so that copies kept elsewhere can be purged */
  constructor(cached: Cached, onInvalidated: (tags: string[]) => void = () => {}) {
    this.#cached = cached;
    this.#onInvalidated = onInvalidated;
  }

  get #options() {
    const invalidate = (tags: string[]) => {
      this.#cached.invalidate(tags);
      this.#onInvalidated(tags);
    };
    return { client, ledger: this.#cached.ledger, invalidate };
  }

  /** See `reconcileDataset`. */
  dataset(scope: Scope): Promise<string[]> {
    return this.#queue.run(() => reconcileDataset(this.#options, scope));
  }

  /** Reconciles one document, and says so where that made something stale. */
  async document({ id, type, at }: Change): Promise<string[]> {
    const invalidated = await this.#queue.documents(new Map([[id, type]]), (all) =>
      reconcileDocuments(this.#options, all),
    );
    const tags = invalidated.length;
    if (tags > 0) {
      const seconds = (Date.now() - at) / 1000;
      measurePublish(seconds);
      log("info", "published", { document: id, tags, seconds });
    }
    return invalidated;
  }

  /** `POST /api/revalidate`: the Content Lake announces a changed document. */
  async handleWebhook(request: Request): Promise<Response> {
    const body = await request.text();
    const signature = request.headers.get(SIGNATURE_HEADER_NAME);
    const { webhookSecret } = readEnvironment();
    const verdict = await verifyWebhook(body, signature, webhookSecret, Date.now());
    if (!verdict.ok) return Response.json({ message: verdict.message }, { status: verdict.status });
    const at = decodeSignatureHeader(signature ?? "").timestamp;
    const revalidated = await this.document({ ...verdict.announcement, at });
    return Response.json({ revalidated });
  }

  /** `POST /api/reconcile`: compares everything. For schedulers, and tests. */
  async handleReconcile(request: Request): Promise<Response> {
    const given = Buffer.from(request.headers.get("authorization") ?? "");
    const expected = Buffer.from(`Bearer ${readEnvironment().webhookSecret}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      const message = "Send SANITY_WEBHOOK_SECRET as a bearer token.";
      return Response.json({ message }, { status: 401 });
    }
    const revalidated = await this.dataset("all");
    // Nothing, unless a change was missed.
    const tags = revalidated.length;
    if (tags > 0) log("info", "reconciled", { requestId: requestId(request.headers), tags });
    return Response.json({ revalidated });
  }
}
