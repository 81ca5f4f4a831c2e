import type { AuthoredDocument } from "../../authored.ts";
import { alsoQuoted, days, lasting, priced, services, weeks } from "../../offers.ts";
import { seo } from "../../seo.ts";

/** Articles, newsletters and the record of who asked for what. */
export const contentCrm: AuthoredDocument<"service">[] = [
  {
    _id: "service-content-writing-blog-management",
    title: "Content writing and blog management",
    badge: "COPYWRITING",
    description:
      "We write articles that answer what customers ask on the phone. A writer interviews you for ten minutes, checks the facts, finds the picture and publishes. You keep the last word on every draft.",
    cardText: "Articles that answer what customers ask on the phone, checked and published.",
    features: [
      "500-800 words on a single question",
      "Topics from sales calls and search data",
      "Interview for detail only you know",
      "Sources linked and dates verified",
      "Headings and summary set for search",
      "Australian spelling and your own terms",
      "Licensed photograph or plain diagram",
      "Shared draft for your comments",
      "Posting in WordPress, Shopify or Webflow",
      "Links from your older articles",
      "Publishing calendar kept for you",
    ],
    ...priced(99, "500-800 words", "article"),
    facts: {
      costsMoreWith: ["longer articles", "more articles a month"],
      duration: days(5, 8),
    },
    alsoQuoted: [
      alsoQuoted(199, "A monthly plan of 4-8 articles, quoted as the other reading", "month"),
    ],
    relatedServices: services(
      "email-newsletter-setup-design",
      "custom-website-development",
      "google-business-profile-optimization",
    ),
    seo: seo(
      "services",
      "Content Writing and Blog Management by the Article",
      "Blog articles of 500-800 words, written after an interview, fact-checked, illustrated and published for you in plain Australian English.",
      "content writing Australia, blog management, blog writer Sydney, SEO article writing, business blog service",
    ),
  },
  {
    _id: "service-email-newsletter-setup-design",
    title: "Email newsletter setup and design",
    badge: "NEWSLETTER",
    description:
      "You get a template your staff can’t break, a clean list with consent on record and sign-up boxes where people already read you. We test it in Outlook, Gmail and Apple Mail before your first issue goes out.",
    cardText: "A tested template, a clean list with consent on record and sign-up boxes.",
    features: [
      "Sending platform compared by list size",
      "Template in blocks with locked branding",
      "Sign-up boxes for site and counter",
      "Consent date stored for each subscriber",
      "Contacts imported, deduplicated and tagged",
      "Unsubscribe and sender details per Spam Act",
      "Welcome series in three messages",
      "Dark mode and Outlook rendering fixed",
      "First issue put together with you",
      "Open, click and reply figures explained",
    ],
    ...priced(199, "30 days of support"),
    facts: {
      costsMoreWith: ["writing each issue", "more templates"],
      duration: days(5, 8),
      limited: lasting(1, "Support"),
    },
    alsoQuoted: [alsoQuoted(399, "Higher of the two newsletter figures on file")],
    relatedServices: services(
      "content-writing-blog-management",
      "lead-capture-crm-automation",
      "email-hosting-setup",
    ),
    vantaType: "birds",
    seo: seo(
      "services",
      "Email Newsletter Setup and Template Design",
      "Newsletter platform, template, sign-up forms and welcome series set up within the Spam Act and tested in common mail programs, with 30 days of support.",
      "email newsletter setup Australia, newsletter template design, email marketing setup, Mailchimp setup, Spam Act email consent",
    ),
  },
  {
    _id: "service-lead-capture-crm-automation",
    title: "Lead capture and CRM automation",
    badge: "CRM AUTOMATION",
    description:
      "We bring forms, calls, chats and ads into one CRM, each with its source and date. The customer hears back at once, a salesperson gets a task, and nothing waits in the inbox of someone on leave.",
    cardText: "Forms, calls, chats and ads in one CRM, each with a reply and a task.",
    features: [
      "Every enquiry route counted first",
      "HubSpot, Pipedrive or Zoho configured",
      "Forms, chats and missed calls joined",
      "Campaign and source saved per lead",
      "Instant acknowledgement by email or text",
      "Assignment by postcode or by turns",
      "Nudge when a quote goes unanswered",
      "Pipeline stages in your own vocabulary",
      "Existing contacts merged and cleaned",
      "Privacy notice beside every form",
      "Monday summary of open deals",
    ],
    ...priced(599, "30 days of support"),
    facts: {
      costsMoreWith: ["more ways in", "AI lead scoring"],
      duration: weeks(2, 3),
      limited: lasting(1, "Support"),
    },
    relatedServices: services("ai-lead-scoring", "landing-page-ad-funnel-setup", "website-chatbot"),
    vantaType: "net",
    seo: { preset: "seoPreset-lead-capture-crm-automation" },
  },
];
