import type { HomePage } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

/** The home page. Card titles, badges and what each card offers are the specification's. */
export const homePage: AuthoredDocument<HomePage> = {
  _id: "homePage",
  title: "Australia’s premier digital marketing & AI agency",
  intro:
    "Chatbots that answer at midnight, apps people keep on the first screen, campaigns with a report you can read. Built in Sydney, priced in the open.",
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
      intro:
        "Each one comes with a starting price and a list of what you get. If your job doesn’t fit, tell us about it.",
      cards: [
        {
          title: "AI Chatbot Development",
          subject: "service-ai-chatbot-development",
          badge: "MOST POPULAR",
          isPopular: true,
          description:
            "An assistant for your site, WhatsApp or Messenger that knows your documents.",
          features: [
            "Answers drawn from your documents",
            "Bookings taken after closing time",
            "Transcript passed to your staff",
            "Weekly list of unanswered questions",
            "Tone agreed before launch",
            "Test conversations you can try to break",
          ],
          chatMessage:
            "Hi Team, I'd like a quote for an AI chatbot. Customers usually ask us about:",
        },
        {
          title: "AI-Powered Services",
          subject: "sectionPage-ai-services",
          badge: "REVOLUTIONARY",
          description:
            "One office chore at a time: which lead to ring first, what to reply, who is on leave.",
          features: [
            "A trial on last month’s records",
            "Drafts your people approve",
            "Works inside your current software",
            "Running costs stated beforehand",
            "A switch to turn it off",
            "Staff walk-through in plain English",
          ],
          chatMessage:
            "Hi Team, I'm interested in your AI-powered services. The task I'd hand over is:",
        },
        {
          title: "Social Media Marketing",
          subject: "sectionPage-social-media",
          badge: "CONTENT CREATION",
          description:
            "A month of posts planned, shot, captioned and published on the platforms your customers open.",
          features: [
            "Calendar approved by you first",
            "Short video cut for each platform",
            "Captions that sound like your shop",
            "Comments and messages watched",
            "Ad spend kept in your account",
            "One-page results every month",
          ],
          chatMessage: "Hi Team, I'd like help with social media marketing. Our accounts are:",
        },
        {
          title: "UI/UX Design",
          subject: "sectionPage-ui-ux-design",
          badge: "DESIGN",
          description:
            "Screens for websites, mobile apps and SaaS, tried as a prototype while they’re still cheap to change.",
          features: [
            "Flows mapped from real tasks",
            "Wireframes before any colour",
            "A prototype on your own phone",
            "Components named for developers",
            "Contrast and type sizes checked",
            "Design files transferred to you",
          ],
          chatMessage: "Hi Team, I'd like a quote for UI/UX design. The product is:",
        },
        {
          title: "Web Development",
          subject: "serviceGroup-web-development",
          badge: "DEVELOPMENT",
          description:
            "Fast pages, landing funnels and booking forms. You own the code, the domain and the passwords.",
          features: [
            "Loads well on regional mobile data",
            "Text you can edit yourself",
            "Old addresses redirected properly",
            "Forms tested from inbox to CRM",
            "Usable without a mouse",
            "A handover session, recorded",
          ],
          chatMessage: "Hi Team, I'd like to talk about web development. Our current site is:",
        },
        {
          title: "AI Automation",
          subject: "serviceGroup-ai-services",
          badge: "AUTOMATION",
          description:
            "Your systems talk to each other, so no one copies and pastes: order to invoice, call to calendar.",
          features: [
            "Process drawn on one page",
            "Errors sent to a named person",
            "Every run kept in a log",
            "Approval steps where money moves",
            "Connectors to Xero, Shopify and Gmail",
            "Hours saved counted after launch",
          ],
          chatMessage: "Hi Team, I'd like to automate a process. Today we do it like this:",
        },
      ],
    },
    {
      _type: "features",
      heading: "Why businesses choose us",
      intro: "Six promises you can hold us to, whatever the size of the job.",
      items: [
        {
          title: "Local hours, local law",
          description:
            "Support keeps AEST, contracts follow Australian rules on privacy and spam, and invoices are in dollars with GST shown.",
          icon: "map",
        },
        {
          title: "Prices in writing",
          description:
            "You see a starting figure before you talk to anyone. If the scope grows, the new figure arrives before the work does.",
          icon: "card",
        },
        {
          title: "One team, one thread",
          description:
            "The designer, the engineer and the marketer read the same conversation, so you explain your business once.",
          icon: "people",
        },
        {
          title: "Yours to take away",
          description:
            "Domains, ad accounts, code and artwork are in your name from day one, so you can take them anywhere.",
          icon: "handshake",
        },
        {
          title: "A person when it matters",
          description:
            "Our bots hand over, and so do we. In an emergency, someone who can log in picks up around the clock.",
          icon: "phone",
        },
        {
          title: "Plain reporting",
          description:
            "One page: what we did, what it cost, what you got for it and what we’d drop.",
          icon: "chart",
        },
      ],
      band: true,
    },
    {
      _type: "insights",
      heading: "Latest insights",
      intro: "Prices explained, tools compared, projects taken apart.",
    },
    {
      _type: "closing",
      heading: "Tell us what you need. We answer within 24 hours.",
      text: "Three sentences will do: what you sell, what’s holding you back and when you need it fixed.",
      label: "Chat on WhatsApp",
      chatMessage: "Hi Team, here is what my business needs:",
    },
  ],
  seo: { preset: "seoPreset-home" },
};
