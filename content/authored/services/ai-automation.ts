import type { AuthoredDocument } from "../../authored.ts";
import {
  alsoQuoted,
  count,
  lasting,
  priced,
  priceIn,
  services,
  upTo,
  weeks,
  without,
} from "../../offers.ts";
import { seo } from "../../seo.ts";

/** AI services and automation, the half that runs staff, telephone and order work. */
export const aiAutomation: AuthoredDocument<"service">[] = [
  {
    _id: "service-hr-automation",
    title: "HR automation",
    badge: "HR AUTOMATION",
    description:
      "Leave forms, lapsing licences and new starters’ laptops often live in one person’s head. We turn that admin into steps that run, remind people and keep a record. People still make the decisions about people.",
    cardText: "Leave, onboarding and licence reminders that run themselves. People still decide.",
    features: [
      "Onboarding pack sent on signature",
      "Leave requests routed by manager",
      "Licence and check expiry warnings",
      "Policy questions answered from your handbook",
      "Interview times arranged with candidates",
      "Résumés summarised against your criteria",
      "Tax file details kept out of chat",
      "Equipment and access checklist per role",
      "Exit steps, including accounts closed",
      "Payroll export in your provider’s format",
      "Audit log for each approval",
      "Permissions split by site and team",
    ],
    ...priced(4499, "five processes, up to 50 staff"),
    facts: {
      costsMoreWith: ["a sixth process", "more than 50 staff", "a payroll system we haven’t met"],
      duration: weeks(6, 8),
      counts: [count(5, "processes"), upTo(50, "staff")],
    },
    relatedServices: services("ai-engineer", "ai-email-response", "voice-ai"),
    vantaType: "cells",
    seo: seo(
      "services",
      "HR Automation: Onboarding, Leave and Licences",
      "Automate onboarding packs, leave approvals, licence reminders and handbook questions, with audit logs and hiring decisions left to your managers.",
      "HR automation Australia, onboarding automation, leave approval workflow, licence expiry reminders, HR chatbot handbook",
    ),
  },
  {
    _id: "service-voice-ai",
    title: "Voice AI",
    badge: "VOICE AI",
    description:
      "Your phone gets answered, even mid-job or on a Sunday. The voice says it’s automated, books jobs, puts urgent calls through and texts you a summary.",
    cardText: "Answers the phone mid-job, books what it can and texts you a summary.",
    features: [
      "Call types listed from your own log",
      "Greeting recorded in an Australian voice",
      "Diversion from landline or 1300 number",
      "Calendar bookings made during the call",
      "Transfer at the words “a person, please”",
      "Suburb and street spelling confirmed",
      "Recording notice suited to your state",
      "SMS summary with caller’s number",
      "Trial on overflow calls only",
      "Background noise and accent tests",
    ],
    ...priced(3999, "up to five call types and one calendar"),
    facts: {
      costsMoreWith: ["a sixth call type", "a second calendar"],
      duration: weeks(4, 6),
      counts: [upTo(5, "call types"), count(1, "calendar")],
    },
    relatedServices: services(
      "whatsapp-chatbot",
      "online-booking-system-integration",
      "ai-chatbot-development",
    ),
    seo: seo(
      "services",
      "Voice AI Phone Answering for Australian Trades",
      "Voice AI answers missed and after-hours calls, books jobs, transfers urgent callers and texts a summary. Keeps your current business number.",
      "voice AI Australia, AI phone answering, after hours call answering, AI receptionist, 1300 number automation",
    ),
  },
  {
    _id: "service-ecommerce-automation",
    title: "E-commerce automation",
    badge: "ORDER AUTOMATION",
    description:
      "We automate everything between “paid” and “delivered”, without the retyping. It prints labels, moves stock, posts to Xero or MYOB and spots a late parcel before your customer does. You get the exceptions on one screen.",
    cardText: "Labels, stock, accounts and late parcels handled between “paid” and “delivered”.",
    features: [
      "Order flow mapped from cart to courier",
      "Labels created with your freight account",
      "Stock levels synced across channels",
      "Sales posted to Xero or MYOB",
      "Abandoned basket reminders with restraint",
      "Late parcel messages sent early",
      "Returns approved by rule and photo",
      "Low stock purchase orders drafted",
      "Fraud checks on unusual orders",
      "Product questions answered from specifications",
      "Exception screen for everything unusual",
    ],
    ...priced(4999, "one shop, one accounting system, one courier"),
    facts: {
      costsMoreWith: ["more sales channels", "more systems to connect"],
      duration: weeks(5, 7),
      counts: [count(1, "shop"), count(1, "accounting system"), count(1, "courier")],
    },
    placePrices: [
      {
        ...priceIn("home", 1999, "one process between two systems", { unit: "once", from: true }),
        features: [
          "Process drawn on one page",
          "Errors sent to a named person",
          "Every run kept in a log",
          "Approval steps where money moves",
        ],
        facts: {
          excludes: without(
            ["Further systems", "Each one after the second is quoted."],
            ["An AI model", "Steps that need one are quoted, with its running costs."],
          ),
          costsMoreWith: ["a third system", "more than ten steps", "a step that needs AI"],
          duration: weeks(2, 3),
          counts: [count(1, "process"), upTo(10, "steps")],
          limited: lasting(1, "Corrections"),
        },
      },
    ],
    alsoQuoted: [alsoQuoted(2999, "Lower of two readings for this line in the catalogue")],
    relatedServices: services("shopify-store-setup", "woocommerce-setup", "shopify-maintenance"),
    vantaType: "net",
    seo: seo(
      "services",
      "E-commerce Automation from Checkout to Courier",
      "Connect your online store to freight, stock and accounting: labels, ledger entries, late parcel notices and returns, with odd cases shown to staff.",
      "ecommerce automation Australia, Shopify Xero integration, shipping label automation, inventory sync, returns automation",
    ),
  },
];
