import { withKeys } from "@currawong/content/keys";
import { expect, test } from "../support/journey.ts";
import { lake, newService } from "../support/lake.ts";
import { openDocument } from "../support/studio.ts";

const AT_TEMPLATE = 'placePrices[_key=="template"].price';
const SERVICE = "named-in-text";

const price = (amount: number) => ({ _type: "price", amount, unit: "once" });
const atTemplate = { _key: "template", _type: "placePrice", place: "template" };
const inlinePrice = {
  _type: "inlinePrice",
  document: { _type: "reference", _ref: SERVICE },
  place: "startingPrice",
};
const span = (text: string) => ({ _type: "span", marks: [], text });
const children = [span("Ours starts at "), inlinePrice, span(" and does the dull part.")];
const article = {
  _id: "names-a-price",
  _type: "article",
  title: "What it costs",
  body: withKeys([{ _type: "block", style: "normal", markDefs: [], children }]),
};

test("a price in text shows its current figure, and another price is chosen", async ({
  studio,
}) => {
  const placePrices = [{ ...atTemplate, price: price(8_888), scope: "one channel" }];
  await lake.create(await newService(SERVICE, { startingPrice: price(12_999), placePrices }));
  await lake.create(article);
  await openDocument(studio, article._id, article._type);
  const text = studio.getByTestId("field-body").getByRole("textbox");
  await expect(text).toContainText("$12,999");

  await lake.patch(SERVICE).set({ "startingPrice.amount": 13_499 }).commit();
  await expect(text).toContainText("$13,499");

  await text.getByText("and does the dull part").click();
  await text.getByText("$13,499").click();
  await studio.getByTestId("edit-inline-object-button").click();
  const places = studio.getByRole("combobox", { name: "Which price" });
  await expect(places.getByRole("option")).toHaveText([
    "Choose a price",
    "Starting price: $13,499 AUD",
    "Its own page under /services: $8,888 AUD",
  ]);
  await places.selectOption({ value: AT_TEMPLATE });
  await expect(text).toContainText("$8,888");
  // After Escape, typing goes on behind the price.
  await studio.keyboard.press("Escape");
  await expect(places).toHaveCount(0);
  await studio.keyboard.type(" a year");
  await expect(text).toContainText("a year and does the dull part");
  const draft = () => lake.getDocument(`drafts.${article._id}`);
  await expect
    .poll(async () => (await draft())?.body[0].children[1])
    .toMatchObject({ document: { _ref: SERVICE }, place: AT_TEMPLATE });
});
