import type { PackageSet } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

/** The three tiers of /whatsapp-chatbot. Prices and message volumes are the specification's. */
export const whatsappPackages: AuthoredDocument<PackageSet> = {
  _id: "packageSet-whatsapp",
  title: "WhatsApp chatbot: tiers by volume",
  packages: [
    {
      title: "Local",
      price: { amount: 2999, unit: "once" },
      scope: "up to 1,000 messages a month",
      description:
        "One shop, one number, the twenty questions everyone asks. We look after it for 3 months.",
      features: [
        "Business number verified with Meta",
        "Booking flow tied to your calendar",
        "Reminder templates submitted to Meta",
        "Shared inbox for several staff",
        "Opt-in wording and a working STOP",
        "Figures and corrections for 3 months",
      ],
      chatMessage: "Hi Team, I'd like the WhatsApp chatbot for up to 1,000 messages a month.",
    },
    {
      title: "Regional",
      price: { amount: 4999, unit: "once" },
      scope: "up to 10,000 messages a month",
      description:
        "Everything in Local, for several branches or a busy store, with orders in the thread.",
      features: [
        "Free-text understanding trained on your material",
        "Order status looked up by number",
        "Order update templates submitted to Meta",
        "Routing to the right branch",
        "Customer records written to your CRM",
        "One opt-in register for every branch",
      ],
      badge: "Most Popular",
      isPopular: true,
      chatMessage: "Hi Team, I'd like the WhatsApp chatbot for up to 10,000 messages a month.",
    },
    {
      title: "National",
      price: { amount: 9999, unit: "once" },
      scope: "unlimited messages",
      description:
        "Everything in Regional, for a contact centre’s first line in several languages.",
      features: [
        "No cap on concurrent conversations",
        "Payments by link inside the chat",
        "Replies in your customers’ languages",
        "Integration with stock and billing",
        "Campaigns to segmented opt-in lists",
        "Load-tested before seasonal peaks",
        "Named engineer on call for 3 months",
      ],
      chatMessage: "Hi Team, I'd like the WhatsApp chatbot with unlimited messages.",
    },
  ],
};

/** The three tiers of /instagram-chatbot: names, prices and inclusions to the letter. */
export const instagramChatbotPackages: AuthoredDocument<PackageSet> = {
  _id: "packageSet-instagram-chatbot",
  title: "Instagram chatbot: pricing plans",
  packages: [
    {
      title: "Basic",
      price: { amount: 1499, unit: "once" },
      description:
        "Enough to stop answering the same message by hand. Analytics and support run for 3 months.",
      features: [
        "DM automation",
        "Comment responses",
        "Lead capture forms",
        "Monthly analytics",
        "Email support",
      ],
      chatMessage: "Hi Team, I'm interested in the Basic plan for an Instagram chatbot.",
    },
    {
      title: "Standard",
      price: { amount: 2999, unit: "once" },
      description:
        "Everything in Basic, for accounts that sell from the grid. Reporting and support run for 3 months.",
      features: [
        "Advanced conversation flows",
        "Product catalog integration",
        "Story interaction automation",
        "CRM integration",
        "Phone and email support",
        "Weekly reporting",
      ],
      badge: "Most Popular",
      isPopular: true,
      chatMessage: "Hi Team, I'm interested in the Standard plan for an Instagram chatbot.",
    },
    {
      title: "Premium",
      price: { amount: 4999, unit: "once" },
      description:
        "Everything in Standard, in your customers’ languages and joined to your back office. Support runs for 3 months.",
      features: [
        "Custom AI training",
        "Multi-language support",
        "Advanced analytics",
        "24/7 priority support",
        "Unlimited automation rules",
        "Custom integrations",
      ],
      chatMessage: "Hi Team, I'm interested in the Premium plan for an Instagram chatbot.",
    },
  ],
};
