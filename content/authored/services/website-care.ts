import type { Service } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

/** Keeping sites, mailboxes and servers in working order. */
export const websiteCare: AuthoredDocument<Service>[] = [
  {
    _id: "service-wordpress-maintenance",
    title: "WordPress maintenance",
    badge: "WORDPRESS CARE",
    description:
      "For a small site without a shop, bookings or logins, we try updates on a copy first, restore backups to prove they work, and do 2 hours of content updates a month for new prices, photos and people.",
    cardText: "For a small site: updates, tested backups, 2 hours of content updates a month.",
    features: [
      "2 hours of content updates a month",
      "One small site, without shop or logins",
      "Core, theme and plugin upgrades",
      "Staging run before each change",
      "Daily copy stored with another provider",
      "Restore drill every quarter",
      "Uptime probe from Australian servers",
      "Monthly test message through each form",
      "Malware scan with file-change alerts",
      "Former staff logins removed",
      "Spam comments and old revisions cleared",
      "Report naming what was postponed",
    ],
    startingPrice: { amount: 49, unit: "month" },
    priceIncludes: "2 hours of content updates a month",
    relatedServices: [
      "service-website-security-audit",
      "service-web-hosting-setup",
      "service-custom-website-development",
    ],
    vantaType: "waves",
    seo: {
      preset: "seoPreset-services",
      customTitle: "WordPress Maintenance with Tested Backups, Monthly",
      customDescription:
        "WordPress updates tested on a copy, off-site backups, form checks and 2 hours of content updates a month, with a short report that says what changed.",
      keywords:
        "WordPress maintenance Sydney, WordPress support Australia, WordPress updates service, website maintenance monthly, WordPress backup service",
    },
  },
  {
    _id: "service-shopify-maintenance",
    title: "Shopify maintenance",
    badge: "STORE CARE",
    description:
      "Up to 20 uploads per month, entered from photos and text that you send ready, and a monthly check of checkout, apps, links and shipping. You get a list of what it found, with a price beside each repair.",
    cardText: "Up to 20 uploads per month from your own files, and a monthly list of faults.",
    features: [
      "Up to 20 uploads per month",
      "Listings entered from your photos and text",
      "Checkout tried with a live card",
      "Apps weighed by cost and page speed",
      "Variants, weights and collections set",
      "Dead links and missing redirects found",
      "Sold-out and hidden products listed",
      "Shipping table compared with carrier prices",
      "Expired discount codes tidied away",
      "Staff permissions trimmed to current people",
      "Notes on what shoppers searched for",
      "A price beside each repair",
    ],
    startingPrice: { amount: 99, unit: "month" },
    priceIncludes: "up to 20 uploads per month",
    relatedServices: [
      "service-shopify-store-setup",
      "service-product-uploading",
      "service-email-newsletter-setup-design",
    ],
    vantaType: "birds",
    seo: {
      preset: "seoPreset-services",
      customTitle: "Shopify Maintenance with 20 Uploads a Month",
      customDescription:
        "Monthly Shopify upkeep: up to 20 uploads per month from your photos and text, with a check of checkout, apps, links and shipping by a person you can ring.",
      keywords:
        "Shopify maintenance Sydney, Shopify support monthly, Shopify product updates, Shopify store management, Shopify help Australia",
    },
  },
  {
    _id: "service-web-hosting-setup",
    title: "Web hosting setup",
    badge: "HOSTING",
    description:
      "We set up hosting in an Australian data centre, billed to your own company. We move the site at a quiet hour, arrange the certificate, DNS and backups, and leave the old server running until you’re satisfied.",
    cardText: "Your site moved to an Australian data centre, in your company’s name.",
    features: [
      "Plan sized from your traffic figures",
      "Account opened in the company’s name",
      "Data centre in Sydney or Melbourne",
      "Files and database moved across",
      "DNS zone copied and written down",
      "TLS certificate that renews itself",
      "Caching and compression configured",
      "Backup schedule plus one trial restore",
      "Form mail delivery confirmed after moving",
      "Former host cancelled on your word",
      "Renewal dates and yearly costs listed",
    ],
    startingPrice: { amount: 199, unit: "once" },
    relatedServices: [
      "service-email-hosting-setup",
      "service-wordpress-maintenance",
      "service-website-security-audit",
    ],
    vantaType: "net",
    seo: {
      preset: "seoPreset-services",
      customTitle: "Web Hosting Setup and Migration in Australia",
      customDescription:
        "Hosting chosen, opened in your name and set up with DNS, TLS and backups. We migrate the site at a quiet hour and document every login and renewal.",
      keywords:
        "web hosting setup Australia, website migration, Australian web hosting, DNS and SSL setup, move website to new host",
    },
  },
  {
    _id: "service-email-hosting-setup",
    title: "Email hosting setup",
    badge: "BUSINESS EMAIL",
    description:
      "We set up email at your own domain that reaches the inbox: Google Workspace or Microsoft 365 with SPF, DKIM and DMARC published, your old messages moved over and everyone’s phone connected.",
    cardText: "Mail at your own domain that reaches the inbox, with old messages moved over.",
    features: [
      "Google Workspace or Microsoft 365 tenancy",
      "Mailboxes, aliases and shared addresses",
      "SPF, DKIM and DMARC published",
      "Past messages, contacts and calendars imported",
      "Two-step sign-in for all staff",
      "Phones and laptops connected by call",
      "Signature layout with your ABN",
      "Forwarding rules searched for intruders",
      "Inbox placement tried at large providers",
      "Administrator login kept in your vault",
      "Steps for closing a leaver’s mailbox",
    ],
    startingPrice: { amount: 149, unit: "once" },
    alsoQuoted: [
      {
        price: { amount: 199, unit: "once" },
        note: "The other reading, equal to web hosting; may have been copied from it",
      },
    ],
    relatedServices: [
      "service-web-hosting-setup",
      "service-email-newsletter-setup-design",
      "service-ai-email-response",
    ],
    vantaType: "waves",
    seo: {
      preset: "seoPreset-services",
      customTitle: "Business Email Hosting Setup on Your Own Domain",
      customDescription:
        "Google Workspace or Microsoft 365 on your domain, with SPF, DKIM and DMARC, old mail imported and two-step sign-in on everyone’s account.",
      keywords:
        "business email setup Australia, Google Workspace setup, Microsoft 365 email setup, SPF DKIM DMARC, email migration",
    },
  },
  {
    _id: "service-website-security-audit",
    title: "Website security audit",
    badge: "SECURITY",
    description:
      "Find the weak spots before someone else does. With your written permission we check logins, software, forms and exposed files, rank what we find by risk and by how hard it is to fix, and test again once you’ve fixed it.",
    cardText: "We test logins, software, forms and files, rank the risks, and test again.",
    features: [
      "Written authority and limits agreed first",
      "Software versions against published flaws",
      "Admin pages and stray backups located",
      "Shared, weak and forgotten accounts",
      "Form inputs probed for injection",
      "Security headers and cookie flags",
      "TLS and DNS records examined",
      "Third-party scripts and what they read",
      "Personal details stored past their use",
      "Findings in order of damage",
      "Phone call to talk through results",
      "Retest after the repairs",
    ],
    startingPrice: { amount: 399, unit: "once" },
    priceIncludes: "one website on one domain",
    relatedServices: [
      "service-wordpress-maintenance",
      "service-email-hosting-setup",
      "service-web-hosting-setup",
    ],
    vantaType: "cells",
    seo: {
      preset: "seoPreset-services",
      customTitle: "Website Security Audit with a Retest Included",
      customDescription:
        "An authorised check of software, logins, forms, headers and exposed files, with findings ranked in plain language and a second test after the fixes.",
      keywords:
        "website security audit Australia, website vulnerability check, WordPress security audit, small business cyber security, website security review",
    },
  },
];
