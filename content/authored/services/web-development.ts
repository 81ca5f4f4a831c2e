import type { AuthoredDocument } from "../../authored.ts";
import {
  alsoQuoted,
  count,
  days,
  priced,
  priceIn,
  services,
  upTo,
  weeks,
  without,
} from "../../offers.ts";
import { seo } from "../../seo.ts";

/** Websites, landing pages and bookings. */
export const webDevelopment: AuthoredDocument<"service">[] = [
  {
    _id: "service-custom-website-development",
    title: "Custom website development",
    badge: "CUSTOM BUILD",
    description:
      "We code your site by hand, without the weight of a page builder. We settle the words first, then build, test on a mid-range Android over mobile data and put the repository, the domain and every login in your name.",
    cardText: "Hand-coded, tested on mobile data, with the code and logins in your name.",
    features: [
      "Price agreed before any code",
      "Real wording placed from day one",
      "Headless CMS your staff can edit",
      "Enquiry forms with spam filtering",
      "Core Web Vitals measured on mobile data",
      "Tab order and screen reader trial",
      "Old addresses redirected one by one",
      "Structured data for business and services",
      "Analytics that need no cookie banner",
      "Repository transferred to your account",
      "Recorded walkthrough for new editors",
    ],
    ...priced(299, "one page with an enquiry form"),
    facts: {
      costsMoreWith: ["more pages", "a shop or logins", "writing the words"],
      duration: weeks(1, 2),
      counts: [count(1, "page")],
    },
    placePrices: [
      {
        ...priceIn("home", 1499, "a small site with bookings", { unit: "once", from: true }),
        facts: {
          excludes: without(
            ["Hosting and care", "Web hosting setup covers the first, and care is by the month."],
            ["Shops and logins", "We quote for both separately."],
            ["Photos", "You send them, or we choose licensed ones with you."],
          ),
          costsMoreWith: ["more pages", "a shop or logins"],
          duration: weeks(3, 4),
          counts: [count(3, "pages, one of them for bookings")],
          contains: services("online-booking-system-integration"),
        },
      },
    ],
    alsoQuoted: [
      alsoQuoted(2999, "Second figure beside this line in the price list; tied to no page"),
    ],
    relatedServices: services(
      "website-design",
      "web-hosting-setup",
      "content-writing-blog-management",
    ),
    vantaType: "net",
    seo: { preset: "seoPreset-web-development" },
  },
  {
    _id: "service-landing-page-ad-funnel-setup",
    title: "Landing page and ad funnel setup",
    badge: "AD FUNNEL",
    description:
      "You get one page with one offer and one button. We write and build it, connect it to your Google or Meta campaign and count enquiries instead of clicks, so you know which ad deserves next month’s money.",
    cardText: "One offer, one page, one button, joined to your ads and counted in enquiries.",
    features: [
      "Offer and audience worked out first",
      "Headline matched to each ad",
      "Single page built for thumbs",
      "Short form with one follow-up question",
      "Google Ads and Meta pixels installed",
      "Conversions sent from the server too",
      "Thank-you page with a next step",
      "Two follow-up emails or texts",
      "Second version ready for a split test",
      "Call tracking number where calls matter",
      "Cost per enquiry sheet you can read",
    ],
    ...priced(999, "one page and one campaign"),
    facts: {
      costsMoreWith: ["a second page or campaign", "running the campaign"],
      duration: weeks(2, 3),
      counts: [count(1, "page"), count(1, "campaign")],
    },
    relatedServices: services(
      "lead-capture-crm-automation",
      "video-ads-social-media",
      "ai-lead-scoring",
    ),
    vantaType: "birds",
    seo: seo(
      "web-development",
      "Landing Page and Ad Funnel Setup, Tracking Included",
      "A landing page written, built and wired to Google or Meta ads, with conversion tracking, follow-up messages and a cost per enquiry you can check.",
      "landing page Australia, ad funnel setup, Google Ads landing page, Meta ads funnel, conversion tracking setup",
    ),
  },
  {
    _id: "service-online-booking-system-integration",
    title: "Online booking system integration",
    badge: "BOOKINGS",
    description:
      "Customers pick a free slot or a table at eleven at night and you find it in your calendar. We set up buffers, deposits and reminders with you, and get the time right in Perth, Brisbane and Hobart.",
    cardText: "Customers book a free slot at any hour, with buffers, deposits and reminders.",
    features: [
      "Booking tool chosen for your trade",
      "Two-way Google or Outlook calendar sync",
      "Services, durations and staff entered",
      "Travel and clean-up gaps between jobs",
      "Deposits through Stripe or Square",
      "SMS reminder the day before",
      "Reschedule and cancel links for customers",
      "State public holidays blocked out",
      "Waiting list for full days",
      "Widget styled to match your site",
      "Trial bookings from three time zones",
    ],
    ...priced(399, "one site and up to three calendars"),
    facts: {
      costsMoreWith: ["moving old appointments", "clinic or salon software"],
      duration: days(10),
      counts: [count(1, "website"), upTo(3, "calendars")],
    },
    alsoQuoted: [
      alsoQuoted(799, "Higher reading of the same entry; confirm scope before using it"),
    ],
    relatedServices: services(
      "voice-ai",
      "whatsapp-chatbot",
      "google-business-profile-optimization",
    ),
    vantaType: "cells",
    seo: seo(
      "web-development",
      "Online Booking System Integration for Your Website",
      "Connect a booking tool to your site and calendar with deposits, SMS reminders, buffers and the correct local time in every Australian state.",
      "online booking system Australia, booking system integration, appointment scheduling website, booking deposits Stripe, calendar sync",
    ),
  },
];
