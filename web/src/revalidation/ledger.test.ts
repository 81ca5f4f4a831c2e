import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import type { DocumentState } from "./document-state.ts";
import { Ledger } from "./ledger.ts";

const state = (rev: string): DocumentState => ({ type: "page", rev, parts: { "a:page": rev } });

it("keeps what it was when a write fails", () => {
  const database = new DatabaseSync(":memory:");
  const ledger = new Ledger(database);
  ledger.write(new Map([["a", state("1")]]), "1");
  database.exec(`create trigger no_b before insert on ledger when new.id = 'b'
    begin select raise(abort, 'full'); end`);
  const changes = new Map(["a", "b"].map((id) => [id, state("2")]));
  expect(() => ledger.write(changes, "2")).toThrow("full");
  expect([ledger.state("a"), ledger.probe]).toEqual([state("1"), "1"]);
});
