import { newService } from "../support/documents.ts";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { openDocument } from "../support/studio.ts";

const AT_TEMPLATE = 'placePrices[_key=="template"].price';

const SERVICE = "named-in-text";

const prices = {
  startingPrice: { _type: "price", amount: 12_999, unit: "once" },
  placePrices: [
    {
      _key: "template",
      _type: "placePrice",
      place: "template",
      price: { _type: "price", amount: 8_888, unit: "once" },
      scope: "one channel",
    },
  ],
};

const article = {
  _id: "names-a-price",
  _type: "article",
  title: "What it costs",
  body: [
    {
      _key: "opening",
      _type: "block",
      style: "normal",
      markDefs: [],
      children: [
        { _key: "before", _type: "span", marks: [], text: "Ours starts at " },
        {
          _key: "price",
          _type: "inlinePrice",
          document: { _type: "reference", _ref: SERVICE },
          place: "startingPrice",
        },
        { _key: "after", _type: "span", marks: [], text: " and does the dull part." },
      ],
    },
  ],
};

test("a price in a text reads as its figure of now, and is chosen from those of its document: 4 clicks", async ({
  studio,
}) => {
  await lake.create(await newService(SERVICE, prices));
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
  const draft = () => lake.getDocument(`drafts.${article._id}`);
  await expect
    .poll(async () => (await draft())?.body[0].children[1])
    .toMatchObject({ document: { _ref: SERVICE }, place: AT_TEMPLATE });
});
