import type { AuthoredDocument } from "../authored.ts";

const preset = (
  key: string,
  title: string,
  description: string,
  keywords: string,
): AuthoredDocument<"seoPreset"> => ({
  _id: `seoPreset-${key}`,
  key,
  title,
  description,
  keywords,
});

/**
 * Presets of pages and services. No prices: those come from the service a page is about. The agency’s
 * name is added from the settings.
 */
export const sitePresets = [
  preset(
    "home",
    "Digital Marketing & AI Agency Sydney",
    "AI chatbots, websites, apps, social media and design for Australian businesses, from a Sydney agency that puts a starting price beside every service.",
    "digital agency Australia, AI agency Sydney, digital marketing agency, AI chatbots",
  ),
  preset(
    "services",
    "All Services and Starting Prices",
    "The full rate card in Australian dollars: chatbots, automation, app clones, developers, marketing, web builds, stores, hosting, branding and content.",
    "digital agency price list, web services Australia, starting prices AUD, rate card",
  ),
  preset(
    "whatsapp-chatbot",
    "WhatsApp Chatbot Development, Priced by Volume",
    "Three WhatsApp chatbot tiers for Australian businesses, sized by monthly messages, with a sample booking chat, four everyday uses and plain answers.",
    "WhatsApp chatbot development, WhatsApp chatbot price, WhatsApp bot for trades, WhatsApp appointment reminders, WhatsApp automation Sydney",
  ),
  preset(
    "ai-chatbots",
    "AI Chatbot Development on Your Own Documents",
    "Custom AI chatbots that answer from your manuals, policies and price lists, with test questions, usage caps and prompts that belong to you.",
    "AI chatbot development Australia, custom AI chatbot Sydney, retrieval augmented chatbot, document question answering, chatbot developer",
  ),
  preset(
    "social-media",
    "Social Media Marketing Packages in Australia",
    "Monthly social media packages for Instagram, TikTok, YouTube, Facebook and LinkedIn: planning, content, replies and reports, run from Sydney.",
    "social media marketing, social media agency Sydney, Instagram marketing, TikTok agency",
  ),
  preset(
    "ui-ux-design",
    "UI/UX Design Packages for Apps, SaaS and Websites",
    "Interface design by the project or by the month: research, wireframes, prototypes and developer-ready files for Australian product teams.",
    "UI UX design, product design Sydney, app interface design, SaaS design, UX retainer",
  ),
  preset(
    "app-development",
    "App Clones in Australia: Six Ready Patterns",
    "TikTok, Uber, Facebook, Instagram, LinkedIn and Airbnb style apps rebuilt under your brand, with source code, an admin panel and store submission included.",
    "app clone Australia, Uber clone, TikTok clone app, marketplace app development, white label app",
  ),
  preset(
    "web-development",
    "Custom Website Development, Coded by Hand in Sydney",
    "A fast, editable website without a page builder: real copy from the start, redirects, accessibility checks and a repository that belongs to you.",
    "custom website development Sydney, hand-coded website, headless CMS website, small business website Australia, website developer Sydney",
  ),
  preset(
    "lead-capture-crm-automation",
    "Lead Capture and CRM Automation for Sales Teams",
    "One CRM for every form, call, chat and ad, with instant acknowledgements, fair assignment and follow-up reminders. Setup plus 30 days of support.",
    "lead capture automation, CRM setup Sydney, HubSpot setup Australia, Pipedrive automation, sales pipeline automation",
  ),
  preset(
    "logo-brand-identity-design",
    "Logo Design: 2 Concepts, 1 Revision, Brand Guide",
    "A logo, palette and type pairing with a short usage guide and files for print, web and signage. Includes 2 concepts and 1 revision.",
    "logo design Australia, logo designer Sydney, brand identity design, small business logo, brand guidelines",
  ),
  preset(
    "blog",
    "Blog: Costs, Tools and Case Studies",
    "Articles for Australian owners and founders on what chatbots, apps, stores and automation cost, how they fail, and how to choose between them.",
    "digital agency blog, AI for business Australia, app development cost, case studies",
  ),
  preset(
    "about",
    "About Us, a Sydney Digital Agency",
    "Who we are, why our prices are public, the six values we work by and the jobs we’d rather you did without us. One team for design, code and marketing.",
    "digital agency team, Sydney digital agency, agency values, Australian agency",
  ),
  preset(
    "contact",
    "Contact Us: Chat, Call or Write",
    "Ask for a quote by WhatsApp, phone or email. Replies come within 24 hours, with AEST business hours on weekdays and Saturdays and emergency support.",
    "contact digital agency, web agency quote, WhatsApp quote, Sydney agency phone",
  ),
  preset(
    "portfolio",
    "Portfolio: Apps, Marketplaces and Stores",
    "Six kinds of product we design and build in Australia, from delivery and taxi apps to a crypto exchange, with the parts that made each of them difficult.",
    "app portfolio Australia, app case studies, marketplace development, agency portfolio",
  ),
  preset(
    "hire",
    "Hire Developers and Designers by the Month",
    "Browse 60+ roles in twelve categories and hire by the month: developers, designers, testers, marketers and AI engineers for Australian teams.",
    "hire developers Australia, dedicated developers, hire designer, staff augmentation",
  ),
  preset(
    "privacy",
    "Privacy Policy",
    "What each form on this site does with your details, the 24-month limit on stored enquiries, and how to ask for a copy, a correction or removal.",
    "privacy policy, Australian Privacy Principles, personal information",
  ),
];

/** Presets of single articles, whose own front matter goes before them. */
export const articlePresets = [
  preset(
    "blog-delivery-app-success",
    "Delivery App Case Study: Design, Build and Trade-offs",
    "A case study of the local delivery app: three users, one order, the decisions behind dispatch, substitutions and payments, and what to cut from version one.",
    "delivery app development, delivery app case study, courier app Australia, on-demand app design",
  ),
  preset(
    "blog-social-media-app",
    "Social Media App Case Study: Feed, Safety and Scope",
    "How a niche social media app comes together: solving the empty feed, choosing what to copy, moderation from day one and the Australian rules on under-16s.",
    "social media app development, social network app case study, community app Australia, content moderation app",
  ),
  preset(
    "blog-taxi-app-uber-rival",
    "Taxi App Case Study: Taking on Uber in One Region",
    "Can a local fleet compete with Uber? A taxi app case study: booking, dispatch and fare decisions, state regulation, and where a regional operator can win.",
    "taxi app development, Uber clone Australia, ride hailing app case study, taxi dispatch software",
  ),
  preset(
    "blog-crypto-exchange-app",
    "Crypto Exchange App Case Study: Ledger and Custody",
    "A crypto exchange app case study: the double-entry ledger, custody, AUSTRAC duties, order screens and withdrawals, and what to settle before writing any code.",
    "crypto exchange app development, cryptocurrency exchange Australia, AUSTRAC digital currency exchange, fintech app case study",
  ),
  preset(
    "blog-salon-booking-marketplace",
    "Salon Booking Marketplace Case Study: Slots and Deposits",
    "How a salon booking marketplace is built: availability that tells the truth, deposits and no-shows, search by suburb, and the fees that salons will accept.",
    "salon booking marketplace, booking app development, appointment marketplace Australia, online booking system",
  ),
  preset(
    "blog-top-5-ai-development-services-australia-2025",
    "Top 5 AI Development Services in Australia 2025",
    "Five AI development services Australian businesses can justify: chatbots, lead scoring, email response, voice AI and HR automation, priced and compared.",
    "AI development services Australia, AI lead scoring, voice AI, AI email automation, AI chatbot development",
  ),
  preset(
    "blog-mobile-app-development-booming-australia-2025",
    "Mobile App Development in Australia 2025",
    "Why more Australian businesses are commissioning apps in 2025, what changed in cost and tooling, and a test for whether yours needs one or a better website.",
    "mobile app development Australia, app development cost, app design price, iOS and Android app, MVP app",
  ),
  preset(
    "blog-ai-for-small-business-australia-2025",
    "AI for Small Business Australia 2025: A 90-Day Plan",
    "A 90-day plan for Australian small businesses starting with AI: what to try first, what to keep away from it, a one-page staff policy and honest costs.",
    "AI for small business Australia, AI policy template, AI tools small business, AI privacy Australia, getting started with AI",
  ),
];
