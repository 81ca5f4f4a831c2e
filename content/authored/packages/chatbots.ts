import type { AuthoredDocument } from "../../authored.ts";
import { count, lasting, weeks, without } from "../../offers.ts";

/** The three tiers of /whatsapp-chatbot. Prices and message volumes are the specification's. */
export const whatsappPackages: AuthoredDocument<"packageSet"> = {
  _id: "packageSet-whatsapp",
  title: "WhatsApp chatbot: tiers by volume",
  offerName: "WhatsApp chatbot",
  facts: {
    costsMoreWith: ["more messages a month"],
    excludes: without(["Meta’s message charges", "Meta bills your account."], "A second number"),
    duration: weeks(3, 5),
  },
  packages: [
    {
      title: "Local",
      price: { amount: 2999, unit: "once" },
      scope: "up to 1,000 messages a month",
      description: "One shop, one number, the twenty questions everyone asks.",
      features: [
        "Business number verified with Meta",
        "Booking flow tied to your calendar",
        "Reminder templates submitted to Meta",
        "Shared inbox for several staff",
        "Opt-in wording and a working STOP",
        "Figures and corrections",
      ],
      facts: {
        limited: lasting(3, "Figures and corrections"),
      },
      chatMessage: "Hi Team, I'd like the WhatsApp chatbot for up to 1,000 messages a month.",
    },
    {
      title: "Regional",
      price: { amount: 4999, unit: "once" },
      scope: "up to 10,000 messages a month",
      description: "Several branches or a busy store, with orders in the thread.",
      includesPrevious: true,
      features: [
        "Free-text understanding trained on your material",
        "Order status looked up by number",
        "Order update templates submitted to Meta",
        "Routing to the right branch",
        "Customer records written to your CRM",
        "One opt-in register for every branch",
      ],
      facts: {
        limited: lasting(3, "Figures and corrections"),
      },
      badge: "Most Popular",
      isPopular: true,
      chatMessage: "Hi Team, I'd like the WhatsApp chatbot for up to 10,000 messages a month.",
    },
    {
      title: "National",
      price: { amount: 9999, unit: "once" },
      scope: "unlimited messages",
      description: "A contact centre’s first line, in several languages.",
      includesPrevious: true,
      features: [
        "No cap on concurrent conversations",
        "Payments by link inside the chat",
        "Replies in your customers’ languages",
        "Integration with stock and billing",
        "Campaigns to segmented opt-in lists",
        "Load-tested before seasonal peaks",
        "Named engineer on call",
      ],
      facts: {
        costsMoreWith: ["further systems to connect"],
        limited: lasting(3, "Figures and corrections", "Named engineer on call"),
      },
      chatMessage: "Hi Team, I'd like the WhatsApp chatbot with unlimited messages.",
    },
  ],
};

/** The three tiers of /instagram-chatbot: names, prices and inclusions to the letter. */
export const instagramChatbotPackages: AuthoredDocument<"packageSet"> = {
  _id: "packageSet-instagram-chatbot",
  title: "Instagram chatbot: pricing plans",
  offerName: "Instagram chatbot",
  facts: {
    costsMoreWith: ["what the next plan adds"],
    excludes: without("Posts and reels", "Buying followers", "Starting conversations"),
    duration: weeks(2, 4),
    counts: [count(1, "account")],
  },
  packages: [
    {
      title: "Basic",
      price: { amount: 1499, unit: "once" },
      description: "Enough to stop answering the same message by hand.",
      features: [
        "DM automation",
        "Comment responses",
        "Lead capture forms",
        "Monthly analytics",
        "Email support",
      ],
      facts: { limited: lasting(3, "Monthly analytics", "Email support") },
      chatMessage: "Hi Team, I'm interested in the Basic plan for an Instagram chatbot.",
    },
    {
      title: "Standard",
      price: { amount: 2999, unit: "once" },
      description: "For accounts that sell from the grid and need the sale recorded.",
      includesPrevious: true,
      replaces: ["Email support"],
      features: [
        "Advanced conversation flows",
        "Product catalog integration",
        "Story interaction automation",
        "CRM integration",
        "Phone and email support",
        "Weekly reporting",
      ],
      facts: { limited: lasting(3, "Weekly reporting", "Phone and email support") },
      badge: "Most Popular",
      isPopular: true,
      chatMessage: "Hi Team, I'm interested in the Standard plan for an Instagram chatbot.",
    },
    {
      title: "Premium",
      price: { amount: 4999, unit: "once" },
      description: "A bot that speaks your customers’ languages and knows your back office.",
      includesPrevious: true,
      replaces: ["Phone and email support", "Monthly analytics"],
      features: [
        "Custom AI training",
        "Multi-language support",
        "Advanced analytics",
        "24/7 priority support",
        "Unlimited automation rules",
        "Custom integrations",
      ],
      facts: {
        costsMoreWith: ["further systems to connect", "more languages"],
        limited: lasting(3, "Advanced analytics", "24/7 priority support"),
      },
      chatMessage: "Hi Team, I'm interested in the Premium plan for an Instagram chatbot.",
    },
  ],
};
