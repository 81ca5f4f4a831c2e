import { chatbotGroup, expect, openDocument, serviceDocument, test } from "./studio.ts";

const AT_TEMPLATE = 'placePrices[_key=="template"].price';

const service = {
  ...serviceDocument("named-in-text", "Service named in a text", 12_999),
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
          document: { _type: "reference", _ref: service._id },
          place: "startingPrice",
        },
        { _key: "after", _type: "span", marks: [], text: " and does the dull part." },
      ],
    },
  ],
};

test("a price in a text reads as its figure of now, and is chosen from those of its document: 4 clicks", async ({
  page,
  servers,
}) => {
  const { client, studioUrl } = servers;
  await client.createOrReplace(chatbotGroup);
  await client.createOrReplace(service);
  await client.createOrReplace(article);
  await openDocument(page, studioUrl, article._id, article._type);
  const text = page.getByTestId("field-body").getByRole("textbox");
  await expect(text).toContainText("$12,999");

  await client.patch(service._id).set({ "startingPrice.amount": 13_499 }).commit();
  await expect(text).toContainText("$13,499");

  await text.getByText("and does the dull part").click();
  await text.getByText("$13,499").click();
  await page.getByTestId("edit-inline-object-button").click();
  const places = page.getByRole("combobox", { name: "Which price" });
  await expect(places.getByRole("option")).toHaveText([
    "Choose a price",
    "Starting price: $13,499 AUD",
    "Its own page under /services: $8,888 AUD",
  ]);
  await places.selectOption({ value: AT_TEMPLATE });
  await expect(text).toContainText("$8,888");
  const draft = () => client.getDocument(`drafts.${article._id}`);
  await expect
    .poll(async () => (await draft())?.body[0].children[1])
    .toMatchObject({ document: { _ref: service._id }, place: AT_TEMPLATE });
});
