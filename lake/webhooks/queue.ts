import type { DatabaseSync } from "node:sqlite";
import type { Delivery } from "./payload.ts";

/** More waiting deliveries than this, and the oldest are given up. */
const MAX_WAITING = 10_000;

/** A delivery in the queue. */
export interface QueuedDelivery extends Delivery {
  readonly row: number;
  /** Attempts that failed. */
  readonly attempts: number;
  /** When it was queued, in milliseconds since 1970. */
  readonly queuedAt: number;
}

/** Deliveries not yet accepted, and how far into the log webhooks have been looked at; on disk. */
export interface DeliveryQueue {
  /** The last sequence number whose deliveries are queued for this URL; null when never. */
  cursor(url: string): number | null;
  /** Queues deliveries and moves the cursor, in one. Returns how many old ones were given up. */
  push(url: string, sequence: number, deliveries: readonly Delivery[]): number;
  /** Deliveries due at `now` (milliseconds since 1970), oldest first. */
  due(now: number, limit: number): QueuedDelivery[];
  /** When the next delivery after `now` is due; null when none waits. */
  nextDue(now: number): number | null;
  /** Puts a delivery off after a failed attempt. */
  postpone(row: number, until: number): void;
  /** Makes everything that waits due at `now`. */
  hurry(now: number): void;
  remove(row: number): void;
}

/** Opens the queue on the lake's database. */
export function openQueue(db: DatabaseSync): DeliveryQueue {
  db.exec(`
    CREATE TABLE IF NOT EXISTS webhook_cursors (url TEXT PRIMARY KEY, sequence INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS webhook_deliveries (
      row INTEGER PRIMARY KEY AUTOINCREMENT,
      delivery TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      queued_at INTEGER NOT NULL,
      due_at INTEGER NOT NULL
    );
    CREATE INDEX IF NOT EXISTS webhook_deliveries_due ON webhook_deliveries (due_at, row);
  `);
  const cursor = db.prepare("SELECT sequence FROM webhook_cursors WHERE url = ?");
  const move = db.prepare(
    "INSERT INTO webhook_cursors VALUES (?, ?) ON CONFLICT (url) DO UPDATE SET sequence = excluded.sequence",
  );
  const insert = db.prepare(
    "INSERT INTO webhook_deliveries (delivery, queued_at, due_at) VALUES (?, ?, ?)",
  );
  const trim = db.prepare(`DELETE FROM webhook_deliveries WHERE row IN (
    SELECT row FROM webhook_deliveries ORDER BY row DESC LIMIT -1 OFFSET ${MAX_WAITING})`);
  const due = db.prepare(
    "SELECT * FROM webhook_deliveries WHERE due_at <= ? ORDER BY due_at, row LIMIT ?",
  );
  const next = db.prepare("SELECT min(due_at) AS due FROM webhook_deliveries WHERE due_at > ?");
  const postpone = db.prepare(
    "UPDATE webhook_deliveries SET attempts = attempts + 1, due_at = ? WHERE row = ?",
  );
  const hurry = db.prepare("UPDATE webhook_deliveries SET due_at = ?1 WHERE due_at > ?1");
  const remove = db.prepare("DELETE FROM webhook_deliveries WHERE row = ?");

  return {
    cursor(url) {
      const row = cursor.get(url);
      return row ? Number(row.sequence) : null;
    },
    push(url, sequence, deliveries) {
      const now = Date.now();
      db.exec("BEGIN IMMEDIATE");
      try {
        for (const delivery of deliveries) insert.run(JSON.stringify(delivery), now, now);
        const dropped = deliveries.length > 0 ? Number(trim.run().changes) : 0;
        move.run(url, sequence);
        db.exec("COMMIT");
        return dropped;
      } catch (error) {
        if (db.isTransaction) db.exec("ROLLBACK");
        throw error;
      }
    },
    due: (now, limit) =>
      due.all(now, limit).map((row) => ({
        // Written by push() above, so it is a Delivery.
        ...(JSON.parse(String(row.delivery)) as Delivery),
        row: Number(row.row),
        attempts: Number(row.attempts),
        queuedAt: Number(row.queued_at),
      })),
    nextDue(now) {
      const at = next.get(now)?.due;
      return at === null || at === undefined ? null : Number(at);
    },
    postpone: (row, until) => void postpone.run(until, row),
    hurry: (now) => void hurry.run(now),
    remove: (row) => void remove.run(row),
  };
}
