import { TYPE_NAMES } from "@currawong/schemas/types";
import { expect, it } from "vitest";
import { structure } from "./structure.ts";

/** A structure builder whose methods all return itself, and the names that they were given. */
function createBuilder() {
  const names = new Set<unknown>();
  const builder: object = new Proxy(() => builder, {
    get: () => (first: unknown) => {
      names.add(typeof first === "object" ? Object(first).schemaType : first);
      return builder;
    },
  });
  return { builder, names };
}

it("lists every document type", () => {
  const { builder, names } = createBuilder();
  // The structure calls only the builder.
  structure(builder as Parameters<typeof structure>[0], {} as Parameters<typeof structure>[1]);
  expect([...names]).toEqual(expect.arrayContaining([...TYPE_NAMES]));
});
