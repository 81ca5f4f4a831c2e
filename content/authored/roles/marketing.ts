import type { AuthoredDocument } from "../../authored.ts";
import { role } from "../../offers.ts";

/** Roles that bring enquiries in. */
export const marketingRoles: AuthoredDocument<"role">[] = [
  role("SEO specialist", "SEO", 2999, {
    description:
      "Works through crawl errors, thin pages and suburb searches in order of likely enquiries, and promises no position to anyone.",
    features: [
      "Screaming Frog crawls and log files",
      "Search Console queries grouped by intent",
      "Internal links and orphan pages",
      "Location pages worth visiting",
      "Schema validated after each release",
      "Content gaps briefed to writers",
      "Migration redirects before launch day",
    ],
    chatMessage: "Hi Team, I'm interested in hiring an SEO specialist from your website.",
  }),
  role("Google Ads specialist", "PAID SEARCH", 3199, {
    description:
      "Reads the search terms report like a bank statement and stops paying for people who wanted a job, a definition or a different city.",
    features: [
      "Search, Shopping and Performance Max",
      "Negative keyword lists kept current",
      "Offline conversions from the CRM",
      "Ad copy tested two at a time",
      "Bids set from margin, not clicks",
      "Feed titles fixed for Shopping",
    ],
  }),
  role("Meta ads specialist", "PAID SOCIAL", 2999, {
    description:
      "Runs Facebook and Instagram spend with a new creative every week, because the audience tires of an ad long before its owner does.",
    features: [
      "Conversions API beside the pixel",
      "Creative briefs with three hooks",
      "Catalogue ads and retargeting windows",
      "Frequency and fatigue watched daily",
      "Instant forms sent to sales at once",
      "Holdout tests on total revenue",
    ],
  }),
  role("Social media manager", "COMMUNITY", 2599, {
    description:
      "Keeps the calendar, writes the captions, answers the comments and knows which complaint should leave the thread and reach the owner.",
    features: [
      "Monthly calendar in Later or Buffer",
      "Captions in your house tone",
      "Comment and inbox cover on weekdays",
      "Photo requests staff can fulfil",
      "Escalation list for tricky messages",
      "Canva templates kept on brand",
    ],
  }),
  role("Email marketing specialist", "EMAIL", 2699, {
    description:
      "Sends fewer, better emails: the right segment, a subject line with a fact in it, and a list that asked to be there.",
    features: [
      "Klaviyo, Mailchimp and Campaign Monitor",
      "Segments by purchase and silence",
      "Browse, basket and win-back series",
      "Subject lines tested with patience",
      "Bounces and spam traps cleaned out",
      "Revenue compared with a control group",
    ],
    chatMessage:
      "Hi Team, I'm interested in hiring an email marketing specialist from your website.",
  }),
  role("Marketing automation specialist", "MARKETING OPS", 3399, {
    description:
      "Owns the plumbing between ad, form, CRM and invoice, so sales and marketing finally quote the same number in the same meeting.",
    features: [
      "HubSpot and ActiveCampaign workflows",
      "Lifecycle stages with exit rules",
      "UTM naming enforced in one sheet",
      "Server-side tagging with consent",
      "Duplicate contacts merged nightly",
      "Attribution report and its limits",
    ],
  }),
];
