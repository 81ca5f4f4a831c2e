import { createClient } from "@sanity/client";
import type { Migration } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";
import { expect } from "vitest";
import { applyChanges, planStep } from "../plan.ts";

const client = createClient({ projectId: "test", useCdn: false, apiVersion: "2026-03-01" });

/** A document as the dataset has it. */
export const stored = (_id: string, _type: string, fields: object = {}): SanityDocument => ({
  _id,
  _type,
  _rev: "1",
  _createdAt: "2025-01-01T00:00:00Z",
  _updatedAt: "2025-01-01T00:00:00Z",
  ...fields,
});

/** Runs a migration in memory, and checks that a second run changes nothing. @returns all documents as they are then */
export async function migrated(
  migration: Migration,
  documents: readonly SanityDocument[],
): Promise<SanityDocument[]> {
  const step = { name: "migration", migration };
  const after = applyChanges(documents, await planStep(documents, step, client));
  expect(await planStep(after, step, client), "a second run").toEqual([]);
  return after;
}
