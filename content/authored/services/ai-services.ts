import type { AuthoredDocument } from "../../authored.ts";
import {
  alsoQuoted,
  count,
  priced,
  priceIn,
  services,
  upTo,
  weeks,
  without,
} from "../../offers.ts";
import { seo } from "../../seo.ts";

const AVATAR = [
  "Consent form for the person filmed",
  "Preparation for whoever’s on camera",
  "Voice matched to an Australian accent",
  "First script edited for speaking aloud",
  "Brand background, captions and lower thirds",
  "Pronunciation list for names and products",
  "Landscape, square and vertical exports",
  "On-screen label that it is synthetic",
  "A second language from the same script",
  "Template your team can re-script",
];

/** AI services and automation, the sales, inbox and video half. */
export const aiServices: AuthoredDocument<"service">[] = [
  {
    _id: "service-ai-lead-scoring",
    title: "AI lead scoring",
    badge: "SALES AI",
    description:
      "Ten enquiries came in and you’ve only got time to ring four. We score each one against the jobs you’ve won and lost, so you ring the right four, and we show the reasons so your sales team can disagree.",
    cardText: "Ranks new enquiries by the jobs you won and lost, and shows its reasons.",
    features: [
      "CRM history checked for usable outcomes",
      "Scoring rules where data is thin",
      "Model trained on won and lost deals",
      "Reasons printed beside each score",
      "Duplicate and junk enquiries set aside",
      "Sensitive fields removed before training",
      "Scores listed for your sales team",
      "Hot lead alert by text message",
      "Comparison against last quarter’s calls",
      "One retraining, with an off switch",
    ],
    ...priced(3499, "every source of enquiries in your CRM"),
    facts: { costsMoreWith: ["a CRM to set up first"], duration: weeks(6, 8) },
    placePrices: [
      {
        ...priceIn("section", 2499, "for enquiries from one source"),
        facts: {
          duration: weeks(3, 4),
          counts: [count(1, "source of enquiries")],
          costsMoreWith: ["more sources of enquiries", "a CRM to set up first"],
        },
      },
    ],
    alsoQuoted: [alsoQuoted(3999, "Alternative figure in the price list; no page claims it")],
    relatedServices: services(
      "lead-capture-crm-automation",
      "ai-email-response",
      "landing-page-ad-funnel-setup",
    ),
    vantaType: "net",
    seo: seo(
      "services",
      "AI Lead Scoring for Australian Sales Teams",
      "Rank new enquiries against the deals you won and lost, with reasons shown, scores inside your CRM and a fair check on what the model may look at.",
      "AI lead scoring Australia, CRM lead scoring, predictive lead scoring, sales prioritisation, lead qualification AI",
    ),
  },
  {
    _id: "service-ai-email-response",
    title: "AI email response",
    badge: "INBOX AI",
    description:
      "By the time you open a message there’s a draft under it, with the order looked up and the awkward ones flagged. Someone reads it, changes a word and presses send.",
    cardText: "A draft waits under each incoming message. Your staff read it, change it, send it.",
    features: [
      "Mailbox sorted into queues",
      "Drafts placed in Gmail or Outlook",
      "Past replies mined for good wording",
      "Order and account details filled in",
      "Complaints marked urgent and left undrafted",
      "Signature and tone of whoever sends it",
      "Attachments summarised in two lines",
      "Auto-send limited to subjects you name",
      "Record of each edit people make",
      "Card and tax file numbers masked",
      "Reply times charted by queue",
    ],
    ...priced(2999, "up to three shared mailboxes and their queues"),
    facts: {
      costsMoreWith: ["a fourth mailbox", "a help desk to connect"],
      duration: weeks(3, 5),
      counts: [upTo(3, "shared mailboxes")],
    },
    placePrices: [
      {
        ...priceIn("section", 1899, "for one person’s mailbox"),
        facts: {
          duration: weeks(2, 3),
          counts: [count(1, "mailbox")],
          costsMoreWith: ["a shared mailbox", "a help desk to connect"],
        },
      },
      {
        ...priceIn("home", 399, "a trial with one task", { unit: "once", from: true }),
        features: [
          "A trial on last month’s records",
          "Drafts to compare with your own",
          "A note of how often they agree",
          "Running costs stated beforehand",
        ],
        facts: {
          excludes: without(
            ["A connection to your systems", "The trial replays records that you export."],
            ["Answers to customers", "Nothing goes out: your staff compare."],
          ),
          costsMoreWith: ["more tasks", "more than 200 records"],
          duration: weeks(2),
          counts: [count(1, "task"), upTo(200, "past records")],
        },
      },
    ],
    relatedServices: services("email-hosting-setup", "ai-lead-scoring", "hr-automation"),
    seo: seo(
      "services",
      "AI Email Response: Drafts Ready in Your Inbox",
      "AI sorts a shared mailbox and drafts replies from your past answers in Gmail or Microsoft 365. Staff approve, complaints go straight to people.",
      "AI email response, email automation Australia, shared inbox AI, AI reply drafts Gmail, Microsoft 365 email assistant",
    ),
  },
  {
    _id: "service-ai-video-avatar-creation",
    title: "AI video avatar creation",
    badge: "VIDEO AI",
    description:
      "You get a presenter you can re-script without another day of filming. Film a staff member once, with written consent, or pick a licensed face, and make new inductions, product updates and translations from a script.",
    cardText: "A presenter for inductions, product updates and translations, run from a script.",
    features: AVATAR,
    ...priced(2499, "a take you film with our guide"),
    facts: {
      costsMoreWith: ["a day in the studio", "another presenter"],
      duration: weeks(2, 3),
      counts: [count(1, "presenter")],
    },
    placePrices: [
      {
        ...priceIn("section", 3499, "with a day in the studio"),
        features: ["A day in our studio", ...AVATAR],
        facts: {
          excludes: without("Anyone without consent", "Endorsements and testimonials"),
          costsMoreWith: ["a second day in the studio", "another presenter"],
        },
      },
    ],
    relatedServices: services(
      "video-ads-social-media",
      "tiktok-marketing",
      "content-writing-blog-management",
    ),
    vantaType: "birds",
    seo: seo(
      "services",
      "AI Video Avatar Creation for Training and Sales",
      "An AI presenter for inductions, product explainers and translated updates, made with consent, labelled as synthetic and re-scripted by your team.",
      "AI video avatar Australia, synthetic presenter, training video automation, AI spokesperson video, multilingual video",
    ),
  },
];
