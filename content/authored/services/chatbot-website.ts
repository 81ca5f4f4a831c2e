import type { AuthoredDocument } from "../../authored.ts";
import { benefits, features, questions } from "../../blocks.ts";
import { count, priced, priceIn, services, weeks } from "../../offers.ts";
import { seo } from "../../seo.ts";

const FEATURES = [
  "Trained on your published pages",
  "Source link beneath each answer",
  "Opening line that suits the page",
  "Callback form inside the panel",
  "Colours and corner matched to your site",
  "Loads after the page, never before",
  "Usable by keyboard, announced to screen readers",
  "Privacy notice ahead of personal details",
  "Unanswered questions emailed to you",
  "Install on WordPress, Shopify or plain HTML",
  "Re-read of the site after you publish",
];

/** The website chatbot: its page under /services and the rich page at /website-chatbot. */
export const websiteChatbot: AuthoredDocument<"service"> = {
  _id: "service-website-chatbot",
  title: "Website chatbot",
  aliases: ["/services/website-chatbot-development"],
  badge: "WEB AUTOMATION",
  description:
    "We add a chat panel that has read every page of your site. Visitors ask in their own words, get an answer with a link to its source, and leave their details only if they want something.",
  cardText: "A panel that answers from your own pages and links to the source.",
  features: FEATURES,
  ...priced(1999, "answers from your own pages"),
  facts: {
    costsMoreWith: ["a calendar or CRM to connect", "knowing who is logged in"],
    duration: weeks(2, 3),
    counts: [count(1, "website")],
  },
  placePrices: [
    {
      ...priceIn("landing", 3999, "with a calendar and a CRM as well", {
        unit: "once",
        from: true,
      }),
      features: [...FEATURES, "Bookings written to your calendar", "Details written to your CRM"],
      facts: {
        costsMoreWith: ["a second calendar or CRM", "knowing who is logged in"],
        duration: weeks(4, 5),
        counts: [count(1, "website"), count(1, "calendar"), count(1, "CRM")],
      },
    },
  ],
  relatedServices: services(
    "landing-page-ad-funnel-setup",
    "custom-website-development",
    "ai-lead-scoring",
  ),
  vantaType: "net",
  seo: seo(
    "ai-chatbots",
    "Website Chatbot That Has Read Your Own Pages",
    "Add a chat panel that answers from your website, links to its source and takes callback requests. Works on WordPress, Shopify and hand-built sites.",
    "website chatbot Australia, chat widget for WordPress, Shopify chatbot install, website FAQ bot, callback form chatbot",
  ),
  landing: {
    title: "A website chatbot that finishes the enquiry",
    slug: "website-chatbot",
    description:
      "Most contact forms ask visitors to explain themselves to an empty box. This chatbot asks back: which service, how soon, which suburb. It checks the calendar and your price list, then books the call or says honestly that you’re the wrong firm.",
    heroImage: {
      svg: "services/chatbot-website.svg",
      alt: "A web page with a chat window open over its corner: messages, quick replies and one gold choice.",
    },
    conversation: [
      { from: "customer", text: "do you do BAS for sole traders" },
      {
        from: "bot",
        text: "We do. It’s on our fixed-fee list at $190 a quarter for up to 60 transactions (see Fees, BAS and IAS). Are you up to date, or is there some catching up?",
      },
      { from: "customer", text: "two quarters behind… is there a fine?" },
      {
        from: "bot",
        text: "There can be a penalty for late lodgement, and I can’t tell you whether it applies to you. A registered BAS agent here can, and lodging soon usually helps. Want a 15-minute call? It’s free.",
      },
      { from: "customer", text: "ok but after 3, I’m on site" },
      {
        from: "bot",
        text: "Tomorrow at 3.20 or 4.10, Adelaide time. Leave a first name and mobile and I’ll book it. We use them for this call; the privacy link is below.",
      },
      { from: "customer", text: "3.20 please" },
    ],
    serviceType: "Website Chatbot Development",
    sections: [
      features("Key Features", [
        [
          "Answers with a source",
          "Replies are built from your pages, PDFs and price list, and show which one they used. A claim without a source is left unsaid.",
          "book",
        ],
        [
          "Questions that scope the job",
          "Two or three short questions turn “how much is it?” into a scope you can price. People can skip any of them.",
          "flow",
        ],
        [
          "Calendar booking",
          "Free slots come from the diary your team lives in, with buffers respected. The invitation carries the chat, so no one starts cold.",
          "calendar",
        ],
        [
          "CRM record",
          "Contact, page visited, need and urgency land in your CRM as fields, matched to an existing customer when there is one.",
          "database",
        ],
        [
          "It knows which page it’s on",
          "On the pricing page it talks price; on a support article it helps; at the checkout it keeps quiet unless someone opens it.",
          "eye",
        ],
        [
          "It doesn’t slow your page",
          "A small button comes first; everything behind it waits for a click. Your text and pictures are never held up by the chat.",
          "bolt",
        ],
      ]),
      benefits(
        [
          "Visitors get unstuck without hunting through a menu",
          "Half-formed enquiries arrive with a suburb and a deadline",
          "Unsuitable jobs are turned away kindly and early",
          "Gaps in your website are listed for you",
          "Phone calls start at the second question",
          "Existing customers find the manual before ringing support",
          "Late-night browsers can book without waiting for nine o’clock",
        ],
        { band: true },
      ),
      { _type: "rateCard", heading: "What it costs" },
      questions([
        [
          "Will it slow our site down?",
          "Not noticeably. What every visitor downloads is a button of a few kilobytes; the panel follows when it’s opened. The same page is measured on either side of the install, on an ordinary phone, so you aren’t asked to take that on trust.",
        ],
        [
          "What if our pages contradict each other?",
          "Then so would the bot, which is why we look for it first. You receive a list of the clashes (two prices, old hours, a retired product) to settle before launch, and the newest approved document takes priority after that.",
        ],
        [
          "Can it make promises on our behalf?",
          "It quotes figures from the list you approve and words refunds, warranties and legal matters exactly as you wrote them. Discounts, exceptions and opinions are out of bounds. Every transcript is kept so that you can see what was said.",
        ],
        [
          "Where are conversations stored?",
          "In a database whose region and retention period are written into the quote. The language model’s provider is named there as well, with its own terms. Visitors see your privacy notice before the bot asks who they are.",
        ],
        [
          "How much work is it for us?",
          "A morning to collect documents and strike out old ones, an hour to read trial chats, then a few minutes a week with the list of unanswered questions. Skip that last part for a season and the answers will start to age.",
        ],
      ]),
    ],
    seo: seo(
      "ai-chatbots",
      "Website Chatbot Development with CRM and Calendar",
      "A website chatbot that asks the right questions back, books a call and files the lead in your CRM. Sample chat, features and frank answers inside.",
      "website chatbot development, AI chat widget, chatbot CRM integration, lead qualification chatbot, chatbot calendar booking",
    ),
  },
};
