import type { AuthoredDocument } from "../../authored.ts";
import { benefits, features, questions } from "../../blocks.ts";
import { count, priced, services, weeks } from "../../offers.ts";
import { seo } from "../../seo.ts";

/** The Instagram chatbot: its page under /services and the rich page at /instagram-chatbot. */
export const instagramChatbot: AuthoredDocument<"service"> = {
  _id: "service-instagram-chatbot",
  title: "Instagram chatbot",
  aliases: ["/services/instagram-chatbot-development"],
  badge: "INSTAGRAM DM",
  description:
    "It answers price and size questions by DM while the buyer’s still on the couch. It connects through Meta’s own messaging interface, sounds like your captions and brings in a person when it should.",
  cardText: "Price and size questions answered by DM while the buyer is still looking.",
  features: [
    "Stock and price replies by DM",
    "Keyword comments turned into private messages",
    "Opening menu for first-time messages",
    "Mobile or email asked for once",
    "Separate wording for after hours",
    "Alert to a staff phone at handover",
    "Professional account and permissions checked",
    "Discount codes sent on request",
    "Giveaway entries logged with consent",
    "A rehearsal with your own staff",
  ],
  ...priced(2499, "one account, with giveaways and a staff rehearsal"),
  facts: {
    costsMoreWith: ["making the posts and reels"],
    duration: weeks(2, 3),
    counts: [count(1, "account")],
    alternativeTo: ["packageSet-instagram-chatbot"],
  },
  relatedServices: services("instagram-marketing", "facebook-chatbot", "ai-chatbot-development"),
  vantaType: "cells",
  seo: seo(
    "ai-chatbots",
    "Instagram Chatbot for Australian Shops and Salons",
    "A DM chatbot that answers price, size and stock questions on Instagram, opens chats from comments and hands over to your staff. Price shown in AUD.",
    "Instagram chatbot Australia, Instagram DM automation, comment to DM bot, Instagram auto reply business, Meta messaging API",
  ),
  landing: {
    title: "An Instagram chatbot that knows what is in stock",
    slug: "instagram-chatbot",
    description:
      "Someone replies to your story late at night with “how much?”. The chatbot reads the question, looks up the item, quotes the price and offers to put one aside. In the morning you find a sale, not an unanswered message.",
    heroImage: {
      svg: "services/chatbot-instagram.svg",
      alt: "A phone with a direct-message conversation and a gold quick reply, before a wall of square pictures.",
    },
    conversation: [
      {
        from: "customer",
        text: "Love the fern in your story! How much, and would it live in a south-facing bathroom?",
      },
      {
        from: "bot",
        text: "Hi, the nursery’s assistant here. It’s a fishbone fern, $24 in a 140 mm pot, and it likes low light and steam. Six left today. Click and collect, or delivery?",
      },
      { from: "customer", text: "Delivery to Geelong?" },
      {
        from: "bot",
        text: "Yes, $12 a box. Plants leave Monday to Wednesday so none of them spends a weekend in a depot. Order by 2 pm tomorrow and it travels Wednesday.",
      },
      { from: "customer", text: "And is it okay with cats? Mine chews everything" },
      {
        from: "bot",
        text: "I’d rather not guess about a pet. I’ve sent this chat to our plant people, who start at 8.30. Shall I keep a fern aside until midday?",
      },
      { from: "customer", text: "Yes please. I’ll order after dinner" },
    ],
    serviceType: "Instagram Chatbot Development",
    sections: [
      features("Key Features", [
        [
          "DM automation",
          "Prices, sizes, hours, postage and returns are answered in the thread. You approve each reply, and can reword it whenever you like.",
          "chat",
        ],
        [
          "Comment response",
          "A word you choose, left under a post or reel, earns a short public reply and one private message with the details. Everyone else’s comments stay with you.",
          "comment",
        ],
        [
          "Lead capture",
          "When a chat turns into an order, a fitting or a quote, the bot asks for the missing details one at a time and writes them to a list your team can open.",
          "funnel",
        ],
        [
          "Product catalog",
          "Items come from the catalogue your store already keeps, photo and variant included, so a sold-out colour is never offered. Part of the Standard plan.",
          "catalogue",
        ],
        [
          "Story interaction",
          "Replies to a story and mentions of your handle start a conversation about the thing pictured, and the bot remembers which story it was. From Standard up.",
          "story",
        ],
        [
          "Multi-language",
          "Write to it in Chinese, Vietnamese, Arabic or Italian and it answers in kind, while your staff read an English copy. Included in Premium.",
          "language",
        ],
      ]),
      benefits(
        [
          "Evening and weekend questions get an answer that evening or weekend",
          "Price comments lead to a private chat in place of a public guess",
          "Every lead arrives with the post that prompted it",
          "Staff see the whole thread when they take over",
        ],
        { band: true },
      ),
      {
        _type: "packages",
        heading: "Pricing Plans",
        set: "packageSet-instagram-chatbot",
        service: "service-instagram-chatbot",
        whole: true,
      },
      questions([
        [
          "Does Instagram allow chatbots?",
          "Yes, for professional accounts that use Meta’s messaging interface, which is the only way we connect. The bot answers people who wrote, commented or mentioned you first, normally within 24 hours of their last message. It never asks for your password, follows strangers or sends cold messages.",
        ],
        [
          "Can it handle product inquiries?",
          "That’s most of its day. With a catalogue connected (Standard and Premium) it finds the item and links to the page where it can be bought. On Basic it works from a list that you supply. What it can’t match goes to your team.",
        ],
        [
          "How fast does it respond?",
          "Usually within seconds, at any hour. An outage at Meta or a slow stock system can hold it up; then the bot says it’s checking.",
        ],
        [
          "Will it sound robotic?",
          "It should sound like your captions and the replies your staff have typed: its words come from there. It introduces itself as an assistant, keeps to a couple of lines, and passes complaints on.",
        ],
      ]),
    ],
    seo: seo(
      "ai-chatbots",
      "Instagram Chatbot Development: Plans and Sample Chat",
      "See an Instagram chatbot answer a sample DM, then compare Basic, Standard and Premium: comments, stories, catalogue replies and lead capture.",
      "Instagram chatbot development, Instagram bot pricing, story reply automation, Instagram lead capture, Instagram customer service bot",
    ),
  },
};
