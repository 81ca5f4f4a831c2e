import type { AuthoredDocument } from "../../authored.ts";
import { features } from "../../blocks.ts";

/** One drawing for all cards, so that browsers fetch one file. */
const CARDS_SVG = "pages/home-cards.svg";

/** The home page. Card titles, badges and what each card offers are the specification's. */
export const homePage: AuthoredDocument<"homePage"> = {
  _id: "homePage",
  title: "Australia’s premier digital marketing & AI agency",
  intro:
    "Chatbots that answer at midnight, apps people keep using, and campaigns you can measure. Built in Sydney, priced in the open.",
  sections: [
    {
      _type: "hero",
      background: "waves",
      aside: "rates",
      ratesTitle: "Rate card",
      claims: true,
      buttons: [
        {
          label: "Get a Quote on WhatsApp",
          chatMessage: "Hi Team, I'd like a quote. Here is what I need:",
        },
        { label: "View All Services", target: "sectionPage-services" },
      ],
    },
    {
      _type: "offerCards",
      heading: "Six services, each with its starting price",
      cards: [
        {
          title: "AI Chatbot Development",
          subject: "service-ai-chatbot-development",
          badge: "MOST POPULAR",
          isPopular: true,
          description:
            "An assistant for your site, WhatsApp and Messenger that knows your documents.",
          features: [
            "Answers drawn from your documents",
            "Questions answered after closing time",
            "Transcript passed to your staff",
            "A list of unanswered questions",
          ],
          chatMessage: "Hi Team, I'd like a quote for an AI chatbot. Customers ask us about:",
          picture: {
            svg: CARDS_SVG,
            alt: "A workshop’s chatbot answers at 11.40 pm with a price and its source.",
          },
          view: "chatbot",
        },
        {
          title: "AI-Powered Services",
          subject: "sectionPage-ai-services",
          service: "service-ai-email-response",
          badge: "REVOLUTIONARY",
          description:
            "We automate one office job at a time, starting with the one that eats most of your week.",
          features: [
            "A trial on last month’s records",
            "Drafts to compare with your own",
            "A note of how often they agree",
            "Running costs stated beforehand",
          ],
          chatMessage:
            "Hi Team, I'm interested in your AI-powered services. The task I'd hand over is:",
          picture: {
            svg: CARDS_SVG,
            alt: "Supplier invoices become drafts to compare; one waits with a question mark.",
          },
          view: "ai",
        },
        {
          title: "Social Media Marketing",
          subject: "sectionPage-social-media",
          service: "service-instagram-marketing",
          badge: "CONTENT CREATION",
          description: "A month of posts, planned, edited, captioned and published.",
          features: [
            "Calendar approved by you first",
            "Reels cut from clips on your phone",
            "Captions that sound like your shop",
            "Comments that need you passed on",
          ],
          chatMessage: "Hi Team, I'd like help with social media marketing. Our accounts are:",
          picture: {
            svg: CARDS_SVG,
            alt: "A month of ten approved posts in a calendar, and one of them on a phone.",
          },
          view: "social",
        },
        {
          title: "UI/UX Design",
          subject: "sectionPage-ui-ux-design",
          service: "service-mobile-app-design",
          badge: "DESIGN",
          description: "Screens for websites, apps and SaaS, tested before they’re built.",
          features: [
            "Flows mapped from real tasks",
            "Wireframes before any colour",
            "A prototype on your own phone",
            "Components named for developers",
          ],
          chatMessage: "Hi Team, I'd like a quote for UI/UX design. The product is:",
          picture: {
            svg: CARDS_SVG,
            alt: "A wireframe, the finished screen on a phone, and the components it’s made of.",
          },
          view: "design",
        },
        {
          title: "Web Development",
          subject: "serviceGroup-web-development",
          service: "service-custom-website-development",
          badge: "DEVELOPMENT",
          description: "Fast pages and a booking form. You own the code and the domain.",
          features: [
            "Loads well on regional mobile data",
            "Text you can edit yourself",
            "Old addresses redirected properly",
            "Forms tested all the way to your inbox",
          ],
          chatMessage: "Hi Team, I'd like to talk about web development. Our current site is:",
          picture: {
            svg: CARDS_SVG,
            alt: "A plumber’s website that shows its first screen in two seconds on regional mobile data.",
          },
          view: "website",
        },
        {
          title: "AI Automation",
          subject: "serviceGroup-ai-services",
          service: "service-ecommerce-automation",
          badge: "AUTOMATION",
          description: "Your systems talk to each other, so no one copies and pastes.",
          features: [
            "Process drawn on one page",
            "Errors sent to a named person",
            "Every run kept in a log",
            "Approval steps where money moves",
          ],
          chatMessage: "Hi Team, I'd like to automate a process. Today we do it like this:",
          picture: {
            svg: CARDS_SVG,
            alt: "An order goes from shop to ledger, by way of an approval, in 41 seconds.",
          },
          view: "automation",
        },
      ],
    },
    {
      _type: "exhibit",
      heading: "What a chatbot sounds like",
      intro: "A Tuesday night at a hair salon in Newcastle, after closing time.",
      layout: "chat",
      turns: [
        { from: "customer", text: "Hi, do you have anything for a cut and colour this Saturday?" },
        {
          from: "bot",
          text: "We do: 9.30 am with Mei or 1 pm with Jordan. A cut and colour takes about two hours. Which suits you?",
        },
        { from: "customer", text: "1 pm. I had a reaction to a dye last year though" },
        {
          from: "bot",
          text: "Thanks for telling me. I’m holding 1 pm for you and passing this on to Jordan, who’ll message you tomorrow about a patch test before you book.",
        },
      ],
    },
    {
      _type: "prose",
      body: "::cta[Ask Us in a Chat](chat: Hi Team, I'd like to ask: )",
    },
    {
      _type: "portfolio",
      heading: "Two app case studies",
      projects: ["project-taxi-app", "project-salon-booking"],
    },
    features(
      "Why choose us",
      [
        [
          "Local hours, local law",
          "Support in AEST, contracts under Australian law, GST included.",
        ],
        [
          "Prices in writing",
          "A starting price before you talk to us. If the job grows, the new price comes first.",
        ],
        ["One team, one chat", "Everyone on the job reads one chat. You explain things once."],
        [
          "You own everything",
          "Domains, ad accounts, code and artwork are in your name from day one.",
        ],
        [
          "A person when it matters",
          "If something we look after goes down, someone who can log in picks up at any hour.",
        ],
        ["Plain reporting", "One page: what we did, what it cost and what you got."],
      ],
      { band: true },
    ),
    {
      _type: "insights",
      heading: "Latest insights",
    },
    {
      _type: "closing",
      heading: "Tell us what you need. We answer within 24 hours.",
      text: "Three sentences will do: what you sell, what’s in your way and by when.",
      label: "Chat on WhatsApp",
      chatMessage: "Hi Team, here is what my business needs:",
    },
  ],
  seo: { preset: "seoPreset-home" },
};
