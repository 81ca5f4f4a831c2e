import { expect, test } from "vitest";
import { memoryClient } from "../../studio/src/dataset/memory-client.ts";
import { checkContent } from "./check.ts";
import { compiledContent } from "./documents.ts";
import { checkFacts } from "./facts.ts";
import { checkLinks } from "./links.ts";
import { otherFigures } from "./pictures.ts";
import { validate } from "./validate.ts";

const documents = await compiledContent();

test("reports schema violations with their document and field", async () => {
  const damage: Record<string, object> = {
    "service-uber-clone": { startingPrice: { _type: "price", amount: 1.5, unit: "x" } },
    "service-hr-automation": { group: { _type: "reference", _ref: "serviceGroup-gone" } },
    "project-delivery-app": { image: { _type: "picture", alt: "A calendar." } },
    "service-voice-ai": { facts: undefined },
    "packageSet-social-media": { facts: { _type: "offerFacts", excludes: [] } },
  };
  const damaged = documents
    .filter(({ _id }) => _id in damage)
    .map((document) => ({ ...document, ...damage[document._id] }));
  const { findings } = await checkContent(damaged);
  const lines = findings.map(({ rule, id, path, message }) => `${rule} ${id} ${path}: ${message}`);
  for (const expected of [
    "schema service-uber-clone startingPrice.amount: ",
    "schema service-uber-clone startingPrice.unit: ",
    "schema service-hr-automation group: ",
    "schema project-delivery-app image: Upload or choose a picture",
    "schema service-voice-ai facts: Quotes need what is not included, what it costs more with, how long it takes.",
    "schema packageSet-social-media facts: Quotes need what is not included, what it costs more with.",
  ]) {
    expect(lines).toContainEqual(expect.stringContaining(expected));
  }
});

test("reports links, menu entries and buttons that lead nowhere", () => {
  const ref = (_ref: string) => ({ _type: "reference", _ref });
  const document = {
    _id: "page-a",
    _type: "page",
    body: [
      { _type: "block", markDefs: [{ _type: "internalLink", reference: ref("role-x") }] },
      { _type: "callToAction", target: ref("role-x") },
      { _type: "callToAction", target: ref("service-x") },
    ],
    sections: [
      { _type: "hero", buttons: [{ anchor: "prose" }, { anchor: "packages" }] },
      { _type: "prose" },
    ],
  };
  const findings = checkLinks([document], (id) => id.startsWith("service-"));
  expect(findings.map(({ path }) => path)).toEqual(["", "body[0].markDefs[0]", "body[1]"]);
});

test("reports wrong facts with their document and field", async () => {
  const service = { _id: "service-react-developer", _type: "service", badge: "BACKEND" };
  const findings = await checkFacts([service]);
  expect(findings).toContainEqual({
    ...{ rule: "facts", id: service._id, path: "badge" },
    message: 'The specification says "FRONTEND", the content "BACKEND".',
  });
});

test("reports figures of a drawing that the text beside it has otherwise", () => {
  const written = ["12 from the old site", "Metro 2–4 business days, regional 4–8"];
  expect(otherFigures(["12 from the old site", "4–8 business days"], written)).toEqual([]);
  expect(otherFigures(["14 from the old site"], written)).toHaveLength(1);
});

/** Returns the validation messages of a service for fields whose path starts with `path`. */
async function complaints(fields: object, path: string): Promise<string[]> {
  const document = { _id: "drafts.x", _type: "service", title: "New", ...fields };
  const found = await validate(document, { client: memoryClient([]), exists: () => true });
  return found.flatMap((one) => (one.path.startsWith(path) ? [`${one.path}: ${one.message}`] : []));
}

test("requires a rating and a review count together", async () => {
  expect(await complaints({}, "r")).toEqual([]);
  expect(await complaints({ rating: 4.8, reviewCount: 94 }, "r")).toEqual([]);
  expect(await complaints({ rating: 4.8 }, "r")).toEqual([
    "reviewCount: Say how many reviews the rating comes from.",
  ]);
  expect(await complaints({ reviewCount: 94 }, "r")).toEqual([
    "rating: Enter the rating, or remove the number of reviews.",
  ]);
});

test("requires a rich page to have its own address", async () => {
  expect(await complaints({}, "landing")).toEqual([]);
  expect(await complaints({ landing: { title: "Bots" } }, "landing.slug")).toEqual([
    "landing.slug: Give the rich page an address of its own: without one, no visitor finds it.",
  ]);
});

test("gives one message for an empty price and one for an invalid price", async () => {
  const check = (amount?: number) =>
    complaints({ startingPrice: { unit: "once", amount } }, "startingPrice");
  expect(await check()).toEqual(["startingPrice.amount: Write the price."]);
  expect(await check(1299)).toEqual([]);
  for (const amount of [12.5, 0, -3]) {
    expect(await check(amount)).toEqual(["startingPrice.amount: Write whole dollars, above zero."]);
  }
});
