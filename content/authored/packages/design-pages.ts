import type { PackageSet } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

/** The packages of /ui-ux-design/website. Names, prices and scope are the specification's. */
export const designWebsitePackages: AuthoredDocument<PackageSet> = {
  _id: "packageSet-design-website",
  title: "Website design: packages",
  packages: [
    {
      title: "Business Website Pack",
      price: { amount: 999, unit: "once" },
      scope: "5 pages",
      description: "Home, about, services, contact and one that is particular to you.",
      features: [
        "Layouts for phone, tablet and desktop",
        "Headings and buttons worded with you",
        "Photo direction or illustration style",
        "Contact form drawn in all states",
      ],
      chatMessage: "Hi Team, I'm interested in the Business Website Pack for a website design.",
    },
    {
      title: "eCommerce Website",
      price: { amount: 2499, unit: "once" },
      scope: "Shop, product and checkout",
      description: "Everything in the Business Website Pack, plus the way from shelf to receipt.",
      features: [
        "Category and filter page designs",
        "Product page with size and stock states",
        "Cart, delivery and payment steps",
        "Order emails in your typeface",
        "Sale, sold-out and back-order notices",
      ],
      chatMessage: "Hi Team, I'm interested in the eCommerce Website package for a website design.",
    },
    {
      title: "Custom Website Design",
      price: { amount: 4999, unit: "once" },
      scope: "Scoped with you",
      description:
        "Everything in the eCommerce package where you sell, for many audiences or languages.",
      features: [
        "Content audit and new page structure",
        "Art direction presented as two routes",
        "Page templates for your editors",
        "Calculators, maps or member areas",
        "Motion studies for key moments",
        "Tree test of the navigation",
      ],
      chatMessage: "Hi Team, I'm interested in a Custom Website Design.",
    },
  ],
};

/** The packages of /ui-ux-design/mobile-app. Names, prices and scope are the specification's. */
export const designMobileAppPackages: AuthoredDocument<PackageSet> = {
  _id: "packageSet-design-mobile-app",
  title: "Mobile app design: packages",
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
      chatMessage: "Hi Team, I'm interested in the MVP package for a mobile app design.",
    },
    {
      title: "Complete",
      price: { amount: 2999, unit: "once" },
      scope: "15-20 screens",
      description: "Everything in MVP, for a first public release with accounts and settings.",
      features: [
        "Account, payments and profile areas",
        "Notification wording and timing",
        "Thumb-reach review on large phones",
        "Store screenshots laid out",
        "Tap-through demo for your handset",
      ],
      chatMessage: "Hi Team, I'm interested in the Complete package for a mobile app design.",
    },
    {
      title: "Enterprise",
      price: { amount: 5999, unit: "once" },
      scope: "25+ screens",
      description: "Everything in Complete, for several roles and tablets in the field.",
      features: [
        "Separate views for staff and customers",
        "Tablet and landscape arrangements",
        "Dynamic type up to the largest size",
        "Native component kit for both systems",
        "Field trial with your own crew",
        "Design reviews of each build",
      ],
      chatMessage: "Hi Team, I'm interested in the Enterprise package for a mobile app design.",
    },
  ],
};
