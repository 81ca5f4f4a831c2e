import type { AuthoredDocument } from "../../authored.ts";
import { days, priced, priceIn, services, weeks, without } from "../../offers.ts";
import { seo } from "../../seo.ts";

/** What is in a chatbot, with the channels that its price buys. */
const chatbot = (channels: string) => [
  "Document clean-up list before training",
  "Retrieval from PDFs, pages and sheets",
  "House style written as model instructions",
  "Refusal rules for advice and opinions",
  "Set of test questions you own",
  "Side-by-side trial of candidate models",
  channels,
  "Spending cap on model usage",
  "Admin screen for correcting answers",
  "Source files and prompts handed over",
  "Transcripts read with you after launch",
];

/** The chatbot services that have no rich page. */
export const chatbots: AuthoredDocument<"service">[] = [
  {
    _id: "service-ai-chatbot-development",
    title: "AI chatbot development",
    badge: "MOST POPULAR",
    isPopular: true,
    description:
      "Hand us the manual, the price list and the policies your staff quote from memory. We build an assistant that finds the right paragraph and answers in your tone. If the answer isn’t there, it says so.",
    cardText: "An assistant trained on your documents. If the answer isn’t there, it says so.",
    features: chatbot("One channel included, further ones quoted"),
    ...priced(1299, "one channel"),
    facts: {
      costsMoreWith: ["each further channel", "stock", "a calendar or a CRM to connect"],
      duration: weeks(2, 3),
    },
    placePrices: [
      {
        ...priceIn("home", 2999, "three channels", { unit: "once", from: true }),
        features: chatbot("Three channels, answered from one set of documents"),
        facts: {
          excludes: without(
            "A fourth channel",
            "Stock, calendar and CRM",
            "Training your own model",
            "Keeping your documents current",
          ),
          costsMoreWith: ["a fourth channel", "stock, a calendar or a CRM to connect"],
          duration: weeks(3, 5),
        },
      },
    ],
    rating: 4.8,
    reviewCount: 156,
    relatedServices: services("website-chatbot", "voice-ai", "ai-email-response"),
    vantaType: "net",
    seo: { preset: "seoPreset-ai-chatbots" },
  },
  {
    _id: "service-whatsapp-catalog-product-showcase",
    title: "WhatsApp catalogue and product showcase",
    badge: "CATALOGUE BOT",
    description:
      "We put your range inside WhatsApp, described and sorted from the photos you send. A customer can browse, fill a basket and send it to you as a message, and a small bot confirms the order and asks about delivery.",
    cardText: "Your range inside WhatsApp: browse, fill a basket, send it to you as a message.",
    features: [
      "20 products loaded with photos",
      "Descriptions trimmed for phone screens",
      "Collections by season or room",
      "Prices in dollars including GST",
      "Cart messages acknowledged straight away",
      "Delivery or pick-up question asked",
      "Share link for each item",
      "Hidden listings for sold-out lines",
      "Image crops squared and colour-matched",
      "Lesson on adding items from a phone",
    ],
    ...priced(499, "20 products"),
    facts: {
      costsMoreWith: ["more than 20 products", "a stock system to connect"],
      duration: days(5, 8),
    },
    relatedServices: services("whatsapp-chatbot", "product-uploading", "ecommerce-automation"),
    vantaType: "cells",
    seo: seo(
      "whatsapp-chatbot",
      "WhatsApp Catalogue Setup with 20 Products",
      "We load 20 products into your WhatsApp catalogue with photos, prices and collections, and add a bot that acknowledges each basket customers send.",
      "WhatsApp catalogue setup, WhatsApp product showcase, WhatsApp catalog bot, sell on WhatsApp Australia, WhatsApp cart orders",
    ),
  },
];
