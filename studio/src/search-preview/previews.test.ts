import { expect, it } from "vitest";
import { type Draft, previewsOf } from "./previews.ts";

const shared = {
  agencyName: "Currawong Digital",
  presets: [
    { _id: "p-home", key: "home", title: "Home title", description: "Home words." },
    { _id: "p-bots", key: "ai-chatbots", title: "Bots", description: "Bot words." },
  ],
};

const service: Draft = {
  _type: "service",
  title: "Chatbot",
  description: "Answers.",
  slug: { current: "chatbot" },
  startingPrice: { amount: 1299, unit: "once" },
  placePrices: [{ place: "landing", price: { amount: 3999, unit: "once", from: true } }],
  seo: { customTitle: "Chatbots", city: "Perth", preset: { _ref: "p-bots" } },
  landing: {
    title: "A chatbot that books",
    description: "It answers at night.",
    slug: { current: "chatbot-page" },
  },
};

it("shows both pages of a service, each with its own text and price", () => {
  const [page, landing, ...others] = previewsOf(service, shared);
  expect(others).toEqual([]);
  expect(page).toMatchObject({
    path: "/services/chatbot",
    title: "Chatbots Perth",
    description: "Bot words.",
    price: "$1,299 AUD",
  });
  expect(landing).toMatchObject({
    path: "/chatbot-page",
    heading: "A chatbot that books",
    title: "A chatbot that books | Currawong Digital",
    description: "It answers at night.",
    price: "from $3,999 AUD",
  });
});
