import { expect, test } from "vitest";
import { checkContent } from "./check.ts";
import { compiledContent } from "./documents.ts";

const documents = await compiledContent();

test("what breaks a rule of the schema is named with its document and field", async () => {
  const damage: Record<string, object> = {
    "service-uber-clone": { startingPrice: { _type: "price", amount: 1.5, unit: "x" } },
    "service-tiktok-clone": { aliases: ["/about"] },
    "service-hr-automation": { group: { _type: "reference", _ref: "serviceGroup-gone" } },
    "project-delivery-app": { image: { _type: "picture", alt: "A calendar." } },
    "seoPreset-about": { key: "blog" },
  };
  const damaged = documents.map((document) => ({ ...document, ...damage[document._id] }));
  const { findings } = await checkContent(damaged);
  expect(
    findings.map(({ rule, id, path, message }) => `${rule} ${id} ${path}: ${message}`),
  ).toEqual(
    expect.arrayContaining([
      expect.stringContaining("schema service-uber-clone startingPrice.amount: "),
      expect.stringContaining("schema service-uber-clone startingPrice.unit: "),
      expect.stringMatching(/^schema service-tiktok-clone aliases: \/about already belongs to “/),
      expect.stringContaining("schema service-hr-automation group: "),
      expect.stringContaining("schema project-delivery-app image: Upload a picture"),
      expect.stringContaining("schema seoPreset-about key: Another preset is called “blog”"),
    ]),
  );
});
