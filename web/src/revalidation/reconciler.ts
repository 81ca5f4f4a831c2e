import { timingSafeEqual } from "node:crypto";
import { decodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { client } from "../content/client.ts";
import { readEnvironment } from "../environment.ts";
import { log, requestId } from "../observability/log.ts";
import { measurePublish } from "../observability/measures.ts";
import type { LedgerStore } from "./ledger.ts";
import { type Look, reconcileDataset, reconcileDocuments } from "./reconcile.ts";
import { Settling } from "./settling.ts";
import { verifyWebhook } from "./webhook.ts";

/** What instances of the site have in common. */
export type Common = {
  ledger: LedgerStore;
  /** Makes stale what was made of these tags. */
  revalidate(tags: string[]): Promise<void> | void;
  /** Runs a task while no other instance runs one: each starts from the ledger the last one left. */
  alone<Result>(task: () => Promise<Result>): Promise<Result>;
  wasHandled(message: string): Promise<boolean>;
  noteHandled(message: string): Promise<void>;
  /** Passes on to others what changed, if there are any. */
  announce(changed: ReadonlyMap<string, string>): Promise<void>;
};

/** Brings what is cached up to date with the Content Lake. */
export class Reconciler {
  readonly #common: Common;
  readonly #onRevalidated: (tags: string[]) => void;
  readonly #tasks = new Settling();

  /** @param onRevalidated called with the revalidated tags, so that copies kept elsewhere can be purged */
  constructor(common: Common, onRevalidated: (tags: string[]) => void = () => {}) {
    this.#common = common;
    this.#onRevalidated = onRevalidated;
  }

  get #options() {
    const revalidate = async (tags: string[]) => {
      await this.#common.revalidate(tags);
      this.#onRevalidated(tags);
    };
    return { client, store: this.#common.ledger, revalidate };
  }

  /** See `reconcileDataset`. */
  dataset(look: Look): Promise<string[]> {
    return this.#tasks.run(() => this.#common.alone(() => reconcileDataset(this.#options, look)));
  }

  /** See `reconcileDocuments`. */
  documents(changed: ReadonlyMap<string, string>): Promise<string[]> {
    return this.#tasks.settle(changed, (all) =>
      this.#common.alone(() => reconcileDocuments(this.#options, all)),
    );
  }

  /** `POST /api/revalidate`: the Content Lake announces a changed document. */
  async announced(request: Request): Promise<Response> {
    const body = await request.text();
    const signature = request.headers.get(SIGNATURE_HEADER_NAME);
    const { webhookSecret } = readEnvironment();
    const verdict = await verifyWebhook(body, signature, webhookSecret, Date.now());
    if (!verdict.ok) return Response.json({ message: verdict.message }, { status: verdict.status });
    const message = request.headers.get("idempotency-key");
    if (message && (await this.#common.wasHandled(message))) {
      return Response.json({ repeated: true, revalidated: [] });
    }
    const { id, type } = verdict.announcement;
    const changed = new Map([[id, type]]);
    const revalidated = await this.documents(changed);
    await this.#common.announce(changed);
    // Only now: what failed is to be tried again.
    if (message) await this.#common.noteHandled(message);
    const seconds = (Date.now() - decodeSignatureHeader(signature ?? "").timestamp) / 1000;
    measurePublish(seconds);
    const tags = revalidated.length;
    log("info", "published", {
      requestId: requestId(request.headers),
      document: id,
      tags,
      seconds,
    });
    return Response.json({ revalidated });
  }

  /** `POST /api/reconcile`: heals what a lost webhook left stale. For schedulers, and tests. */
  async asked(request: Request): Promise<Response> {
    const given = Buffer.from(request.headers.get("authorization") ?? "");
    const expected = Buffer.from(`Bearer ${readEnvironment().webhookSecret}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      const message = "Send SANITY_WEBHOOK_SECRET as a bearer token.";
      return Response.json({ message }, { status: 401 });
    }
    const revalidated = await this.dataset("whole");
    // Nothing, unless a message was lost.
    const tags = revalidated.length;
    if (tags > 0) log("info", "reconciled", { requestId: requestId(request.headers), tags });
    return Response.json({ revalidated });
  }
}
