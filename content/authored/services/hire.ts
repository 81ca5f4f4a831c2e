import type { Service } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

/** Developers and designers for hire who have a page of their own. Prices are per month. */
export const hire: AuthoredDocument<Service>[] = [
  {
    _id: "service-react-developer",
    title: "React developer",
    aliases: ["/react-developer", "/hire-react-developer", "/services/hire-react-developer"],
    badge: "FRONTEND",
    description:
      "A developer who owns the front end: components that match the design, a Back button that works and forms that don’t lose what people typed. They work in your repository and ask when a design is vague.",
    cardText: "Builds and looks after your screens, in your repository, from your designs.",
    features: [
      "Components built from Figma files",
      "TypeScript with strict checks on",
      "Next.js routing and server rendering",
      "Caching and optimistic updates",
      "Forms with helpful error messages",
      "Keyboard and screen reader testing",
      "Tests alongside each pull request",
      "Core Web Vitals kept within budget",
      "Class components migrated bit by bit",
      "Storybook of shared interface parts",
      "Short written update every afternoon",
    ],
    startingPrice: { amount: 3599, unit: "month" },
    relatedServices: [
      "service-nodejs-developer",
      "service-ui-ux-designer",
      "service-custom-website-development",
    ],
    vantaType: "net",
    seo: {
      preset: "seoPreset-hire",
      customTitle: "Hire a React Developer by the Month in Australia",
      customDescription:
        "A React developer in your repository and stand-up: TypeScript, Next.js, tested components and measured page speed, at one monthly rate in AUD.",
      keywords:
        "hire React developer Australia, React developer monthly rate, Next.js developer, front end developer Sydney, TypeScript contractor",
    },
  },
  {
    _id: "service-flutter-developer",
    title: "Flutter developer",
    aliases: ["/flutter-developer", "/hire-flutter-developer", "/services/hire-flutter-developer"],
    badge: "MOBILE",
    description:
      "One developer for iPhone and Android. They build the features, release the app, answer the store’s reviewers and leave you a pipeline, so the next version doesn’t depend on one laptop.",
    cardText: "Builds, signs and releases one app for both stores, and leaves a pipeline behind.",
    features: [
      "Dart code shared across both stores",
      "State pattern settled in week one",
      "Swift and Kotlin plugins where needed",
      "Offline storage with conflict rules",
      "Push messages and deep links",
      "Apple Pay and Google Pay sheets",
      "Widget and golden image tests",
      "Automated signing and release builds",
      "TestFlight and Play test tracks",
      "Crash reports sorted every week",
      "Package audit of inherited apps",
      "Upgrades as Flutter versions land",
    ],
    startingPrice: { amount: 3999, unit: "month" },
    priceIncludes: "when you book up to 11 months",
    placePrices: [
      {
        place: "template",
        price: { amount: 3799, unit: "month" },
        scope: "when you book 12 months",
      },
    ],
    relatedServices: [
      "service-mobile-app-design",
      "service-nodejs-developer",
      "service-uber-clone",
    ],
    vantaType: "birds",
    seo: {
      preset: "seoPreset-hire",
      customTitle: "Hire a Flutter Developer for iOS and Android",
      customDescription:
        "A Flutter developer by the month: one Dart codebase, native plugins, store submission, crash triage and release builds that your team can repeat.",
      keywords:
        "hire Flutter developer Australia, Flutter developer cost, Dart developer, cross-platform app developer, iOS Android contractor",
    },
  },
  {
    _id: "service-nodejs-developer",
    title: "Node.js developer",
    badge: "BACKEND",
    description:
      "A developer for the half of a product people only notice when it stops: APIs, queues, payments and the nightly job that must never run twice. Hire them by the month to work beside your front end.",
    cardText: "Interfaces, queues, payments and nightly jobs that must never run twice.",
    features: [
      "REST or GraphQL endpoints, documented",
      "PostgreSQL design and reversible migrations",
      "Sign-in, roles and session expiry",
      "Payment webhooks safe to repeat",
      "Job queues with retries and alarms",
      "Connections to accounting and freight systems",
      "Validation at each public endpoint",
      "Logs that leave personal details out",
      "Load rehearsal ahead of sale days",
      "Cloud hosting in a Sydney region",
      "Plain report after any outage",
    ],
    startingPrice: { amount: 3799, unit: "month" },
    relatedServices: [
      "service-react-developer",
      "service-ecommerce-automation",
      "service-web-hosting-setup",
    ],
    vantaType: "cells",
    seo: {
      preset: "seoPreset-hire",
      customTitle: "Hire a Node.js Developer: APIs, Queues, Payments",
      customDescription:
        "A Node.js developer for APIs, PostgreSQL, payment webhooks and background jobs, working in your stack at a fixed monthly rate in Australian dollars.",
      keywords:
        "hire Node.js developer Australia, back end developer monthly, API developer Sydney, PostgreSQL developer, Node.js contractor",
    },
  },
  {
    _id: "service-python-developer",
    title: "Python developer",
    badge: "DATA AND SCRIPTING",
    description:
      "Got a spreadsheet that eats every Thursday, a model stuck in a notebook or a Django site no one dares upgrade? A Python developer turns each into tested, scheduled code that your team can read.",
    cardText: "Turns spreadsheets, notebooks and old Django sites into tested, scheduled code.",
    features: [
      "Django, Flask or FastAPI services",
      "Spreadsheet macros rewritten as scripts",
      "Pipelines that reject bad rows",
      "Analysis in pandas or Polars",
      "Figures pulled from PDFs and invoices",
      "Scheduled runs with failure notices",
      "Notebooks turned into tested packages",
      "Type hints across the codebase",
      "Datasets ready for Power BI",
      "Upgrade path off unsupported versions",
    ],
    startingPrice: { amount: 3999, unit: "month" },
    relatedServices: [
      "service-ai-engineer",
      "service-nodejs-developer",
      "service-lead-capture-crm-automation",
    ],
    vantaType: "waves",
    seo: {
      preset: "seoPreset-hire",
      customTitle: "Hire a Python Developer for Data and Web Work",
      customDescription:
        "A Python developer who replaces manual spreadsheets, maintains Django and FastAPI services and schedules data jobs, charged per calendar month.",
      keywords:
        "hire Python developer Australia, Django developer, FastAPI contractor, data pipeline developer, spreadsheet automation Python",
    },
  },
  {
    _id: "service-ui-ux-designer",
    title: "UI/UX designer",
    badge: "PRODUCT DESIGN",
    description:
      "A designer who joins your stand-up. They draw the flow, watch five people try it and work with your developers until the build matches the design, error states included.",
    cardText: "Draws the flow, tests it with users and stays until the build matches.",
    features: [
      "Figma files under your own account",
      "Tickets drawn ahead of each sprint",
      "Customer sessions recorded with permission",
      "Prototypes no bigger than the question",
      "Component library with named tokens",
      "Empty, waiting and failure screens",
      "Contrast and tap-size review",
      "Wording for buttons and warnings",
      "Design checks on staging",
      "Funnel numbers read with your team",
    ],
    startingPrice: { amount: 2999, unit: "month" },
    relatedServices: [
      "service-react-developer",
      "service-website-design",
      "service-mobile-app-design",
    ],
    vantaType: "cells",
    seo: {
      preset: "seoPreset-hire",
      customTitle: "Hire a UI/UX Designer for Your Product Team",
      customDescription:
        "A UI/UX designer by the month: flows, prototypes, customer tests, a Figma component library and design checks on every build before release.",
      keywords:
        "hire UI UX designer Australia, product designer monthly, Figma designer Sydney, UX contractor, design system designer",
    },
  },
  {
    _id: "service-ai-engineer",
    title: "AI engineer",
    badge: "AI ENGINEERING",
    description:
      "When your idea has outgrown an off-the-shelf bot, an AI engineer connects models to your own systems, measures whether they help, watches the bill and tells you when a plain database query would do.",
    cardText: "Wires models into your own systems, measures whether they help and what they cost.",
    features: [
      "Feasibility trial in the first fortnight",
      "Search across your own records",
      "Evaluation set with agreed pass marks",
      "Prompts and models under version control",
      "Agents limited to permitted actions",
      "Open-weight models on private servers",
      "Cost per feature on a dashboard",
      "Identifying details stripped before requests",
      "Approval step ahead of risky actions",
      "Prompt injection drills",
      "Runbook your developers have tried",
    ],
    startingPrice: { amount: 4999, unit: "month" },
    relatedServices: [
      "service-python-developer",
      "service-ai-chatbot-development",
      "service-ai-lead-scoring",
    ],
    vantaType: "net",
    seo: {
      preset: "seoPreset-hire",
      customTitle: "Hire an AI Engineer by the Month in Australia",
      customDescription:
        "An AI engineer to build retrieval, agents and evaluations inside your product, with cost tracking, privacy filters and a handover that developers can run.",
      keywords:
        "hire AI engineer Australia, LLM engineer, machine learning contractor, AI agent developer, retrieval augmented generation engineer",
    },
  },
];
