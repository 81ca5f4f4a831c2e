import { schemaTypes } from "@currawong/schemas/schema";
import { contextOf } from "@currawong/schemas/testing/dataset";
import { PAGE_TYPES } from "@currawong/schemas/types";
import { expect, it } from "vitest";
import { validate } from "./validate.ts";

const REDIRECTS = ["Bad one", "Bad one", "", "/search", "/taken"];

it.each(PAGE_TYPES.filter((type) => schemaTypes.some(({ name }) => name === type)))(
  "only advises about the redirects of %s, which editors can’t change",
  async (_type) => {
    const document = { _id: "drafts.mine", _type, aliases: REDIRECTS };
    const other = { _id: "other", _type: "page", slug: { current: "taken" }, title: "Taken" };
    // Rules only fetch, with another perspective.
    const client = contextOf(document, [document, other]).context.getClient({ apiVersion: "1" });
    const findings = await validate(document, { client, exists: () => true });
    const levels = findings
      .filter(({ path }) => path.startsWith("aliases"))
      .map(({ level }) => level);
    expect(new Set(levels)).toEqual(new Set(["warning"]));
  },
);

it.each(PAGE_TYPES)("reports an empty address of %s at most once", async (_type) => {
  const document = { _id: "drafts.mine", _type, title: "Mine" };
  const client = contextOf(document, [document]).context.getClient({ apiVersion: "1" });
  const findings = await validate(document, { client, exists: () => true });
  expect(findings.filter(({ path }) => path.startsWith("slug")).length).toBeLessThan(2);
});
