import { expect, it } from "vitest";
import { shareUsedSecrets, takeSecret } from "./used-secrets.ts";

it("takes a secret once, from whoever comes first", async () => {
  expect(await Promise.all([takeSecret("a"), takeSecret("a")])).toEqual([true, false]);
  expect(await takeSecret("b")).toBe(true);
});

it("takes none that another instance took, and never tells it", async () => {
  const handled = new Set<string>();
  shareUsedSecrets({
    wasHandled: async (message) => handled.has(message),
    noteHandled: async (message) => void handled.add(message),
  });
  expect(await takeSecret("mine")).toBe(true);
  const [noted = ""] = handled;
  expect(noted).not.toContain("mine");
  shareUsedSecrets({ wasHandled: async () => true, noteHandled: async () => {} });
  expect(await takeSecret("theirs")).toBe(false);
});
