import type { AuthoredDocument } from "../../authored.ts";
import { features, questions } from "../../blocks.ts";
import { MONEY_ANSWERS } from "../../money-answers.ts";

const FAQ = questions([
  [
    "Can I combine services from several groups?",
    "Yes, and most websites need two or three: a build, a hosting setup and someone to write. You receive one quote with a line for each and one person who answers for all of it.",
  ],
  [
    "What happens between the chat and the invoice?",
    "A short conversation, then a written quote with inclusions, exclusions and dates. Work begins after you accept it. For larger projects the quote is split into stages you approve in turn.",
  ],
  [
    "Do you take over work another supplier began?",
    "Often. We look at the code, accounts or designs first and tell you whether repairing them beats starting again. That opinion comes before any quote for repairs.",
  ],
  [
    "Do you do SEO?",
    "Yes, without a package of that name. We put Google Business Profiles in order, write articles that answer what people search for, and have an SEO specialist for hire by the month. A technical audit is quoted.",
  ],
]);

/** The catalogue: its ten groups and their services are found by the page itself. */
export const servicesSection: AuthoredDocument<"sectionPage"> = {
  _id: "sectionPage-services",
  title: "Services and starting prices",
  intro:
    "Everything we do, in ten groups, with starting prices in Australian dollars. Jump to the group you came for, or read down the list and compare.",
  sections: [
    {
      _type: "hero",
      background: "net",
      aside: "rates",
      ratesTitle: "Ten groups",
      buttons: [
        {
          label: "Ask Which Service Fits",
          chatMessage:
            "Hi Team, I've looked through your services and I'm not sure which one fits. My situation is:",
        },
        { label: "See a Sample Quote", target: "page-sample-quote" },
      ],
    },
    {
      _type: "catalogue",
      groups: [
        "serviceGroup-ai-chatbots",
        "serviceGroup-ai-services",
        "serviceGroup-app-clones",
        "serviceGroup-hire-developers",
        "serviceGroup-social-media",
        "serviceGroup-web-development",
        "serviceGroup-ecommerce",
        "serviceGroup-website-care",
        "serviceGroup-design-branding",
        "serviceGroup-content-crm",
      ],
      heading: "Service groups",
    },
    features(
      "How to read a starting price",
      [
        [
          "It buys what the page lists",
          "The first figure buys the job as its page lists it. What it leaves out, such as branding, a build or ads, is listed on the same page.",
        ],
        [
          "Size changes the price",
          "More products, pages, languages or systems to connect raise the quote, and the quote says by how much.",
        ],
        [
          "Monthly prices are marked",
          "Ongoing work is charged by the month and builds are charged once. A few services are priced per article, video or 100 SKUs.",
        ],
        [
          "Costs paid to others are listed",
          "Advertising budgets, software subscriptions, store fees and stock photographs are paid to their owners and listed separately.",
        ],
      ],
      { band: true },
    ),
    { ...FAQ, items: [...(FAQ.items ?? []), ...MONEY_ANSWERS] },
    {
      _type: "closing",
      heading: "Can’t find what you need?",
      text: "Name the closest service and what’s missing from it. We’ll price the difference.",
      label: "Describe the Difference",
      chatMessage: "Hi Team, one of your services is close to what I need. The difference is:",
    },
  ],
  seo: { preset: "seoPreset-services" },
};
