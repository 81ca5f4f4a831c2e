import { CONTACT_SERVICES } from "@currawong/schemas/contact-services";
import type { AboutPage, ContactPage, HomePage } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../authored.ts";

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
        "Each line has a starting figure and a list of what it buys. If your job is an odd shape, tell us the shape.",
      cards: [
        {
          title: "AI Chatbot Development",
          subject: "service-ai-chatbot-development",
          badge: "MOST POPULAR",
          isPopular: true,
          description:
            "An assistant on your site, WhatsApp, Instagram or Messenger that quotes your own documents and takes bookings.",
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
            "Screens for websites, mobile apps and SaaS, tried as a prototype while they are still cheap to change.",
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
            "The steps between your systems without copying and pasting: order to invoice, call to calendar.",
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
      intro: "Six habits we can be held to, whatever the size of the job.",
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
            "You see a starting figure before you talk to anybody. If the scope grows, the new figure arrives before the work does.",
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
            "Domains, ad accounts, code and artwork are registered to you from the first day, and you can take them elsewhere.",
          icon: "handshake",
        },
        {
          title: "A person when it matters",
          description:
            "Our bots hand over, and so do we. Emergencies are picked up around the clock by someone who can log in.",
          icon: "phone",
        },
        {
          title: "Plain reporting",
          description:
            "One page that says what we did, what it cost, what came of it and what we would stop.",
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
      text: "Three sentences will do: what you sell, what is in the way, and when it hurts.",
      label: "Chat on WhatsApp",
      chatMessage: "Hi Team, here is what my business needs:",
    },
  ],
  seo: { preset: "seoPreset-home" },
};

/** The about page. The names of the six values are the specification's. */
export const aboutPage: AuthoredDocument<AboutPage> = {
  _id: "aboutPage",
  title: "About Currawong Digital",
  intro:
    "Currawong Digital designs, builds and promotes things for Australian businesses, and puts the price beside each of them.",
  sections: [
    {
      _type: "hero",
      background: "birds",
      aside: "portrait",
      picture: {
        art: { kind: "about", slug: "about" },
        alt: "A currawong in profile with a gold eye, before a pale sun and a twig of gum leaves.",
      },
    },
    {
      _type: "prose",
      heading: "Our story, and the bird we are named after",
      body: `The currawong is the black bird with the yellow eye that sits on Sydney verandahs and works out how your lunchbox opens. It watches first, and then it does something practical.

That is roughly the job. Somebody comes to us with a phone that rings too often or a website that never makes it ring at all. We look at how the work happens now, point at the part worth changing, and say what changing it costs.

## Why our prices are public

Agencies tend to keep their figures until the third meeting, which wastes your afternoon and ours. Our [service list](/services) reads like a rate card: a starting price, what it includes, and a button that opens a chat. Some jobs will cost more than the starting price. You are told how much more, and why, while you can still say no. A [sample quote](/sample-quote) shows what that looks like on paper.

## Why one team does it all

Most problems cross the border between departments. A chatbot needs good writing. A campaign needs a landing page that loads. An app needs a shop-front people recognise. Keeping design, engineering and marketing in one team means nobody has to carry the message from one supplier to the next.

## What we do not do

We do not buy followers, invent reviews, or put a bot where a phone number would serve people better. If a tool you already pay for does the job, we would rather show you the setting.`,
    },
    {
      _type: "features",
      heading: "Our six values",
      items: [
        {
          title: "Innovation First",
          description:
            "We try new tools on our own work before anyone else’s, and plenty of them go no further.",
          icon: "rocket",
        },
        {
          title: "Australian Market Expertise",
          description:
            "School terms, end of financial year, the Melbourne Cup long lunch and freight to Darwin all change a campaign. We plan around them.",
          icon: "compass",
        },
        {
          title: "Collaborative Spirit",
          description:
            "Drafts are shared while they are rough. You will be asked for opinions early, and told where ours differ.",
          icon: "handshake",
        },
        {
          title: "Customer-Centric Approach",
          description:
            "We decide for the people who buy from you. If a clever idea makes ordering a pie slower, it goes.",
          icon: "heart",
        },
        {
          title: "Quality Excellence",
          description:
            "A second person reads the code, proofs the copy and tries the form on an old Android before you are shown anything.",
          icon: "star",
        },
        {
          title: "Continuous Growth",
          description:
            "After each launch we write down what we would do differently, and the next quote is shorter or more honest for it.",
          icon: "refresh",
        },
      ],
      layout: "values",
      band: true,
    },
    {
      _type: "claims",
      heading: "Why choose us",
      intro:
        "With 500+ projects delivered across Australia, we have met most of the surprises: the lost domain password, the app store rejection, the supplier feed that is really a PDF.",
    },
    {
      _type: "features",
      items: [
        {
          title: "Scoped before it is sold",
          description: "A quote lists what is in, what is out and what we still do not know.",
          icon: "check",
        },
        {
          title: "Small enough to ask",
          description:
            "The person in your chat can walk over to whoever drew the screen. Answers take a sentence, seldom a meeting.",
          icon: "comment",
        },
        {
          title: "Present after launch",
          description:
            "Websites age, platforms change their rules and bots meet questions nobody predicted. Care plans cover the years after launch.",
          icon: "shield",
        },
      ],
    },
    {
      _type: "closing",
      heading: "See whether we suit each other",
      text: "Describe the project, the deadline and the person who has to approve it. We will be frank about the fit.",
      label: "Talk to the Team",
      chatMessage:
        "Hi Team, I've read about your agency and I'd like to see whether we suit each other.",
    },
  ],
  seo: { preset: "seoPreset-about" },
};

/** The contact page around the form, whose labels belong to the site. */
export const contactPage: AuthoredDocument<ContactPage> = {
  _id: "contactPage",
  title: "Contact Currawong Digital",
  intro:
    "Four answers are enough: who you are, where to reach you, what you are after and a few words about it. The form opens WhatsApp with your words already typed, and nothing is sent until you press send there.",
  sections: [
    {
      _type: "contact",
      formHeading: "Tell us about the job",
      promise: "Whoever reads it will answer you within 24 hours.",
      services: [...CONTACT_SERVICES],
      factsHeading: "Other ways to reach us",
      chatLabel: "Skip the form, open WhatsApp",
      chatMessage: "Hi Team, I'd rather chat than fill in a form. My question is:",
    },
  ],
  seo: { preset: "seoPreset-contact" },
};
