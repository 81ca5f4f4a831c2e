import type { AuthoredDocument } from "../../authored.ts";
import { weeks, without } from "../../offers.ts";

/** The packages of /ui-ux-design/website. Names, prices and scope are the specification's. */
export const designWebsitePackages: AuthoredDocument<"packageSet"> = {
  _id: "packageSet-design-website",
  title: "Website design: packages",
  offerName: "Website design",
  facts: {
    costsMoreWith: ["more pages", "more templates"],
    excludes: without("Building it", "A logo", "Photos"),
  },
  packages: [
    {
      title: "Business Website Pack",
      price: { amount: 999, unit: "once" },
      scope: "5 pages",
      description: "Home, about, services, contact and one of your own.",
      features: [
        "Layouts for phone, tablet and desktop",
        "Headings and buttons worded with you",
        "Photo direction or illustration style",
        "Contact form drawn in all states",
      ],
      facts: { duration: weeks(1, 2) },
      chatMessage: "Hi Team, I'm interested in the Business Website Pack for a website design.",
    },
    {
      title: "eCommerce Website",
      price: { amount: 2499, unit: "once" },
      scope: "Shop, product and checkout",
      description: "From the shelf to the receipt, with the doubts answered on the way.",
      includesPrevious: true,
      features: [
        "Category and filter page designs",
        "Product page with size and stock states",
        "Cart, delivery and payment steps",
        "Order emails in your typeface",
        "Sale, sold-out and back-order notices",
      ],
      facts: { duration: weeks(2, 3) },
      chatMessage: "Hi Team, I'm interested in the eCommerce Website package for a website design.",
    },
    {
      title: "Custom Website Design",
      price: { amount: 4999, unit: "once" },
      scope: "Scoped with you",
      description: "For sites with many audiences, tools or languages.",
      includesPrevious: true,
      features: [
        "Content audit and new page structure",
        "Art direction presented as two routes",
        "Page templates for your editors",
        "Calculators, maps or member areas",
        "Motion studies for key moments",
        "Tree test of the navigation",
      ],
      facts: { duration: weeks(4, 6) },
      chatMessage: "Hi Team, I'm interested in a Custom Website Design.",
    },
  ],
};

/** The packages of /ui-ux-design/mobile-app. Names, prices and scope are the specification's. */
export const designMobileAppPackages: AuthoredDocument<"packageSet"> = {
  _id: "packageSet-design-mobile-app",
  title: "Mobile app design: packages",
  offerName: "Mobile app design",
  facts: {
    costsMoreWith: ["more screens"],
    excludes: without("Code", "Store accounts"),
  },
  packages: [
    {
      title: "MVP",
      price: { amount: 1499, unit: "once" },
      scope: "5-8 screens",
      description: "The one thing your app does, from icon to done.",
      features: [
        "First-run and permission screens",
        "Core task in iOS and Android habits",
        "Empty and offline messages",
        "App icon in two directions",
      ],
      facts: { duration: weeks(2, 3) },
      chatMessage: "Hi Team, I'm interested in the MVP package for a mobile app design.",
    },
    {
      title: "Complete",
      price: { amount: 2999, unit: "once" },
      scope: "15-20 screens",
      description: "A first public release, with the accounts and settings people expect.",
      includesPrevious: true,
      features: [
        "Account, payments and profile areas",
        "Notification wording and timing",
        "Thumb-reach review on large phones",
        "Store screenshots laid out",
        "Tap-through demo for your handset",
      ],
      facts: { duration: weeks(3, 5) },
      chatMessage: "Hi Team, I'm interested in the Complete package for a mobile app design.",
    },
    {
      title: "Enterprise",
      price: { amount: 5999, unit: "once" },
      scope: "25+ screens",
      description: "Several roles, tablets in the field and a brand to follow.",
      includesPrevious: true,
      features: [
        "Separate views for staff and customers",
        "Tablet and landscape arrangements",
        "Dynamic type up to the largest size",
        "Native component kit for both systems",
        "Field trial with your own crew",
        "Design reviews of each build",
      ],
      facts: { duration: weeks(6, 8) },
      chatMessage: "Hi Team, I'm interested in the Enterprise package for a mobile app design.",
    },
  ],
};
