import type { SeoPreset } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../authored.ts";

const preset = (
  key: string,
  title: string,
  description: string,
  keywords: string[],
): AuthoredDocument<SeoPreset> => ({
  _id: `seoPreset-${key}`,
  key,
  title,
  description,
  keywords,
});

/** Presets of pages and services. No prices: those come from the service a page is about. */
export const sitePresets = [
  preset(
    "home",
    "Digital Marketing & AI Agency Sydney | Currawong Digital",
    "AI chatbots, websites, apps, social media and design for Australian businesses, from a Sydney agency that puts a starting price beside every service.",
    ["digital agency Australia", "AI agency Sydney", "digital marketing agency", "AI chatbots"],
  ),
  preset(
    "services",
    "All Services and Starting Prices | Currawong Digital",
    "The full rate card in Australian dollars: chatbots, automation, app clones, developers, marketing, web builds, stores, hosting, branding and content.",
    ["digital agency price list", "web services Australia", "starting prices AUD", "rate card"],
  ),
  preset(
    "whatsapp-chatbot",
    "WhatsApp Business Chatbots for Australian Companies",
    "Let customers book, ask and reorder inside WhatsApp. Chatbot plans by monthly message volume on the official business platform, priced in AUD.",
    ["WhatsApp chatbot", "WhatsApp Business API", "WhatsApp automation", "chatbot Australia"],
  ),
  preset(
    "ai-chatbots",
    "AI Chatbots for Websites and Messaging in Australia",
    "Chatbots trained on your own documents for the web, WhatsApp, Instagram and Messenger, with a proper hand-over to staff when a question needs a human.",
    ["AI chatbot development", "customer service chatbot", "website chatbot", "chatbot agency"],
  ),
  preset(
    "social-media",
    "Social Media Marketing Packages in Australia",
    "Monthly social media packages for Instagram, TikTok, YouTube, Facebook and LinkedIn: planning, content, replies and reports, run from Sydney.",
    [
      "social media marketing",
      "social media agency Sydney",
      "Instagram marketing",
      "TikTok agency",
    ],
  ),
  preset(
    "ui-ux-design",
    "UI/UX Design Packages for Apps, SaaS and Websites",
    "Interface design by the project or by the month: research, wireframes, prototypes and developer-ready files for Australian product teams.",
    ["UI UX design", "product design Sydney", "app interface design", "SaaS design", "UX retainer"],
  ),
  preset(
    "app-development",
    "App Development for iOS and Android in Australia",
    "Mobile apps built from a proven clone base or from a blank page, covering customer, provider and admin sides, with source code handed to you.",
    ["app development Australia", "app clone", "iOS app", "Android app", "Flutter app"],
  ),
  preset(
    "web-development",
    "Web Development Sydney: Sites, Funnels and Bookings",
    "Hand-coded websites, landing pages and booking systems for Australian owners who want quick pages, simple editing and every password in their own name.",
    ["web development Sydney", "custom website", "landing page", "booking system integration"],
  ),
  preset(
    "lead-capture-crm-automation",
    "Lead Capture and CRM Automation in Australia",
    "Send each form, call and message into one CRM, reply at once and remind your sales staff when a lead goes quiet. Setup with 30 days of support.",
    ["lead capture", "CRM automation", "CRM setup Australia", "sales follow-up"],
  ),
  preset(
    "logo-brand-identity-design",
    "Logo and Brand Identity Design in Australia",
    "Two logo concepts, one revision and the files that printers, sign makers and social profiles ask for, with a short guide to using them properly.",
    ["logo design", "brand identity", "logo designer Sydney", "brand guidelines"],
  ),
  preset(
    "blog",
    "Blog: Costs, Tools and Case Studies | Currawong Digital",
    "Articles for Australian owners and founders on what chatbots, apps, stores and automation cost, how they fail, and how to choose between them.",
    ["digital agency blog", "AI for business Australia", "app development cost", "case studies"],
  ),
  preset(
    "about",
    "About Currawong Digital, a Sydney Agency",
    "Who we are, why our prices are public, the six values we work by and the jobs we would rather you did without us. One team for design, code and marketing.",
    ["about Currawong Digital", "Sydney digital agency", "agency values", "Australian agency"],
  ),
  preset(
    "contact",
    "Contact Currawong Digital: Chat, Call or Write",
    "Ask for a quote by WhatsApp, phone or e-mail. Replies come within 24 hours, with AEST business hours on weekdays and Saturdays and emergency support.",
    ["contact digital agency", "web agency quote", "WhatsApp quote", "Sydney agency phone"],
  ),
  preset(
    "portfolio",
    "Portfolio: Apps, Marketplaces and Stores",
    "Six kinds of product we design and build in Australia, from delivery and taxi apps to a crypto exchange, with the parts that made each of them difficult.",
    ["app portfolio Australia", "app case studies", "marketplace development", "agency portfolio"],
  ),
  preset(
    "hire",
    "Hire Developers and Designers by the Month",
    "Browse 60+ roles in twelve categories and hire by the month: developers, designers, testers, marketers and AI engineers for Australian teams.",
    ["hire developers Australia", "dedicated developers", "hire designer", "staff augmentation"],
  ),
  preset(
    "privacy",
    "Privacy Policy | Currawong Digital",
    "What each form on this site does with your details, the 24-month limit on stored enquiries, and how to ask for a copy, a correction or removal.",
    ["privacy policy", "Australian Privacy Principles", "personal information"],
  ),
];

/** Presets of single articles, whose own front matter goes before them. */
export const articlePresets = [
  preset(
    "blog-delivery-app-success",
    "Delivery App Development: Anatomy of a Local Service",
    "How customer, shop and driver apps stay in step: order states, dispatch, substitutions and what a first release of a delivery product may leave out.",
    ["delivery app", "on-demand delivery", "courier app development", "delivery case study"],
  ),
  preset(
    "blog-social-media-app",
    "Social Network Development: Lessons from a Niche App",
    "Building a community app for one interest: filling the first feed, moderating posts, age rules in Australia and the features worth postponing.",
    ["social media app", "community app", "social network development", "content moderation"],
  ),
  preset(
    "blog-taxi-app-uber-rival",
    "Taxi App Development for Regional Fleets",
    "What a fifty-car operator needs from a booking app: dispatch choices, phone bookings, accounts, accessible vehicles and state rules, set out in order.",
    ["taxi app", "ride-hailing software", "taxi dispatch app", "fleet booking app"],
  ),
  preset(
    "blog-crypto-exchange-app",
    "Crypto Exchange Development: Accounts Before Charts",
    "Ledger, custody, compliance and withdrawals in a digital currency exchange, and why those come before any trading screen in the project plan.",
    ["crypto exchange development", "digital currency exchange", "fintech app", "wallet custody"],
  ),
  preset(
    "blog-salon-booking-marketplace",
    "Building a Salon Booking Marketplace in Australia",
    "Availability, deposits, no-shows and two very different users: the design of an appointment marketplace for hair and beauty, explained part by part.",
    ["salon booking", "booking marketplace", "appointment app", "beauty marketplace"],
  ),
  preset(
    "blog-top-5-ai-development-services-australia-2025",
    "AI Development Services Compared for Australian Firms",
    "Chatbots, lead scoring, e-mail replies, voice and HR: five AI services ranked by payback, with the data each needs and reasons to say no.",
    ["AI development services", "AI consultants Australia", "business AI", "AI payback"],
  ),
  preset(
    "blog-mobile-app-development-booming-australia-2025",
    "Why Australians Are Commissioning Mobile Apps in 2025",
    "Cheaper shared code, better tools and customers who stay signed in: what is behind the demand for apps, and when a website remains the wiser buy.",
    ["mobile app development 2025", "app trends Australia", "Flutter", "app or website"],
  ),
  preset(
    "blog-ai-for-small-business-australia-2025",
    "Getting Started with AI in an Australian Small Business",
    "Three small experiments over three months, a page of rules for staff and a spending limit: a cautious way for an owner to begin using AI.",
    ["AI small business", "AI policy", "AI tools Australia", "small business technology"],
  ),
];
