import type { AuthoredDocument } from "../../authored.ts";
import { days, weeks, without } from "../../offers.ts";

/** The packages of /ui-ux-design/saas. Names, prices and scope are the specification's. */
export const designSaasPackages: AuthoredDocument<"packageSet"> = {
  _id: "packageSet-design-saas",
  title: "SaaS design: packages",
  offerName: "SaaS design",
  facts: { costsMoreWith: ["more screens"], excludes: without("Code", "A logo") },
  packages: [
    {
      title: "Startup Pack",
      price: { amount: 1899, unit: "once" },
      scope: "8-10 screens",
      description: "Enough product to sell the first ten subscriptions.",
      features: [
        "Trial sign-up with few fields",
        "Main workspace and its first-day state",
        "Plan and billing page",
        "Invitations for a second user",
      ],
      facts: { duration: weeks(2, 3) },
      chatMessage: "Hi Team, I'm interested in the Startup Pack for a SaaS design.",
    },
    {
      title: "Growth Pack",
      price: { amount: 3499, unit: "once" },
      scope: "15-20 screens",
      description: "For a product that has users and now has complaints.",
      includesPrevious: true,
      features: [
        "Onboarding rebuilt around the first success",
        "Permissions and team administration",
        "Search, bulk actions and undo",
        "Upgrade prompts that respect the user",
        "Support tickets sorted into design tasks",
      ],
      facts: { duration: weeks(3, 5) },
      chatMessage: "Hi Team, I'm interested in the Growth Pack for a SaaS design.",
    },
    {
      title: "Enterprise",
      price: { amount: 6999, unit: "once" },
      scope: "25+ screens",
      description: "Single sign-on, audit trails and procurement teams.",
      includesPrevious: true,
      features: [
        "Role matrix drawn screen by screen",
        "Audit log and export interfaces",
        "White-label theming rules",
        "Tables that stay quick at ten thousand rows",
        "Themeable tokens delivered as code",
        "Change management notes for trainers",
      ],
      facts: { duration: weeks(6, 8) },
      chatMessage: "Hi Team, I'm interested in the Enterprise package for a SaaS design.",
    },
  ],
};

/** The packages of /ui-ux-design/web-app. Names, prices and scope are the specification's. */
export const designWebAppPackages: AuthoredDocument<"packageSet"> = {
  _id: "packageSet-design-web-app",
  title: "Web app design: packages",
  offerName: "Web app design",
  facts: {
    costsMoreWith: ["more screens", "more revisions"],
    excludes: without("Code", "A logo"),
  },
  packages: [
    {
      title: "Dashboard Design Pack",
      price: { amount: 1299, unit: "once" },
      scope: "5-8 screens, 1 revision",
      description: "The numbers someone checks before their first coffee.",
      features: [
        "Chart types matched to each question",
        "Filters, date ranges and comparisons",
        "Alert and threshold displays",
        "Print and projector versions",
      ],
      facts: { duration: weeks(1, 2) },
      chatMessage: "Hi Team, I'm interested in the Dashboard Design Pack for a web app design.",
    },
    {
      title: "Complete Web App UX",
      price: { amount: 2499, unit: "once" },
      scope: "10-15 screens",
      description: "An internal tool or portal that needs no training day.",
      includesPrevious: true,
      features: [
        "Task analysis beside the people doing it",
        "Long forms broken into savable steps",
        "Keyboard shortcuts for frequent jobs",
        "Error prevention and recovery paths",
        "Interactive model for sign-off",
      ],
      facts: { duration: weeks(2, 4) },
      chatMessage:
        "Hi Team, I'm interested in the Complete Web App UX package for a web app design.",
    },
    {
      title: "Enterprise",
      price: { amount: 4999, unit: "once" },
      scope: "20+ screens",
      description: "One interface over several old systems.",
      includesPrevious: true,
      features: [
        "Inventory of existing screens and duplicates",
        "Shared patterns across departments",
        "Approval chains and delegated access",
        "Migration path from the current tool",
        "Pilot with one team, then adjusted",
        "Governance guide for later additions",
      ],
      facts: { duration: weeks(5, 7) },
      chatMessage: "Hi Team, I'm interested in the Enterprise package for a web app design.",
    },
    {
      title: "2-day UI/UX audit sprint",
      scope: "2 days",
      description: "Before you redesign anything, find out what’s wrong.",
      features: [
        "Walk-through of your busiest tasks",
        "Problems ranked by cost to users",
        "Quick fixes sketched on the spot",
        "Written findings on the second afternoon",
      ],
      facts: { duration: days(2) },
      chatMessage: "Hi Team, I'd like to book the 2-day UI/UX audit sprint for our web app.",
    },
  ],
};
