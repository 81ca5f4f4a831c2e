import type { Service } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

/** Social media marketing, one service at a time. */
export const socialMedia: AuthoredDocument<Service>[] = [
  {
    _id: "service-instagram-marketing",
    title: "Instagram marketing",
    aliases: ["/services/instagram-marketing-services"],
    badge: "REELS AND STORIES",
    description:
      "Before the month starts we plan the reels and carousels, who appears and what each should bring in. You send clips from your phone and approve everything in one sitting. We cut, caption and publish them, and flag the comments that need you.",
    cardText: "Reels, carousels and captions planned, cut and posted. You approve them first.",
    features: [
      "Topics taken from questions customers ask",
      "Reels cut from your phone footage",
      "Carousels that explain one thing",
      "Story frames for promotions and events",
      "Covers that hold the grid together",
      "Bio, highlights and link page rewritten",
      "Place tags and searchable captions",
      "Collaboration posts with businesses nearby",
      "Approval calendar a week ahead",
      "Unkind comments hidden, questions flagged",
      "Profile taps and enquiries counted",
    ],
    startingPrice: { amount: 899, unit: "month" },
    relatedServices: [
      "service-instagram-chatbot",
      "service-video-ads-social-media",
      "service-social-media-management",
    ],
    vantaType: "birds",
    seo: {
      preset: "seoPreset-social-media",
      customTitle: "Instagram Marketing Services, Priced per Month",
      customDescription:
        "Instagram planned, edited and published each month: reels, carousels, stories, captions people can search, and a count of the enquiries they brought.",
      keywords:
        "Instagram marketing Australia, Instagram marketing services, reels editing service, Instagram content calendar, Instagram agency Sydney",
    },
  },
  {
    _id: "service-tiktok-marketing",
    title: "TikTok marketing",
    aliases: ["/services/tiktok-marketing-services"],
    badge: "TIKTOK CONTENT",
    description:
      "The clips that work look as if someone on the job made them this morning. We write the opening lines and a shot list an apprentice can follow, then edit what you send and post it.",
    cardText: "Opening lines and a weekly shot list from us, then editing and posting.",
    features: [
      "Opening lines written for each clip",
      "Weekly shot list for one phone",
      "Edits with captions and natural sound",
      "Music from the commercial library only",
      "Trend notes marked use or skip",
      "Comment replies filmed as new clips",
      "Search phrases spoken and captioned",
      "Spark Ads permissions arranged",
      "Creator briefs with disclosure wording",
      "Drop-off points noted clip by clip",
    ],
    startingPrice: { amount: 1199, unit: "month" },
    relatedServices: [
      "service-video-ads-social-media",
      "service-instagram-marketing",
      "service-ai-video-avatar-creation",
    ],
    vantaType: "waves",
    seo: {
      preset: "seoPreset-social-media",
      customTitle: "TikTok Marketing Services for Australian Brands",
      customDescription:
        "Scripts, shot lists, editing and posting for TikTok, with licensed music, creator briefs and a note on where viewers stop watching. Monthly price in AUD.",
      keywords:
        "TikTok marketing Australia, TikTok marketing services, TikTok video editing, Spark Ads agency, short video marketing",
    },
  },
  {
    _id: "service-social-media-management",
    title: "Social media management",
    badge: "MOST POPULAR",
    isPopular: true,
    description:
      "We keep your accounts going so you don’t think about them on a Sunday night: 12-16 posts per month, written, designed and scheduled, and a nudge when a comment deserves an answer from you.",
    cardText: "12-16 posts per month, written, designed and scheduled for you.",
    features: [
      "12-16 posts per month, scheduled",
      "Captions that use your own words",
      "Graphics from a set of brand layouts",
      "Month approved before it begins",
      "School terms and local events marked",
      "Crops suited to every network",
      "Comments worth a reply forwarded",
      "Last-minute swaps when stock changes",
      "Image licences kept on file",
      "One-page report with one recommendation",
    ],
    startingPrice: { amount: 299, unit: "month" },
    priceIncludes: "12-16 posts per month",
    addOns: [{ title: "Stories, reels and carousels", price: { amount: 99, unit: "month" } }],
    rating: 4.7,
    reviewCount: 234,
    relatedServices: [
      "service-google-business-profile-optimization",
      "service-content-writing-blog-management",
      "service-facebook-chatbot",
    ],
    vantaType: "waves",
    seo: {
      preset: "seoPreset-social-media",
      customTitle: "Social Media Management: 12-16 Posts a Month",
      customDescription:
        "Posts written, designed, approved and scheduled every month, with stories, reels and carousels as an add-on and a single-page report at the end.",
      keywords:
        "social media management Australia, social media manager cost, monthly social media posts, social media scheduling, small business social media",
    },
  },
  {
    _id: "service-google-business-profile-optimization",
    title: "Google Business Profile optimisation",
    badge: "LOCAL SEARCH",
    description:
      "For plenty of customers your listing on Google Maps is the only page they read. We correct the categories, hours, suburbs and photos, hunt down duplicates, and publish 5 posts so it looks cared for.",
    cardText: "Your entry on the map corrected and tidied, with 5 posts published.",
    features: [
      "Ownership claimed or recovered with you",
      "Main category checked against rivals",
      "Services listed with descriptions",
      "Suburbs served, drawn sensibly",
      "Holiday hours entered for the year",
      "5 posts written and published",
      "Photos chosen, straightened and ordered",
      "Duplicate and old-address entries reported",
      "QR card that asks for reviews",
      "Reply wording for fair and unfair reviews",
      "Calls and direction requests benchmarked",
    ],
    startingPrice: { amount: 149, unit: "once" },
    priceIncludes: "5 posts",
    alsoQuoted: [
      {
        price: { amount: 299, unit: "once" },
        note: "Other reading in the price table, without a number of posts",
      },
    ],
    relatedServices: [
      "service-online-booking-system-integration",
      "service-custom-website-development",
      "service-social-media-management",
    ],
    vantaType: "cells",
    seo: {
      preset: "seoPreset-social-media",
      customTitle: "Google Business Profile Optimisation, 5 Posts",
      customDescription:
        "Categories, hours, service suburbs, photos and duplicates put right on your Google Business Profile, 5 posts published, and a card that asks for reviews.",
      keywords:
        "Google Business Profile optimisation, Google Maps listing Australia, local SEO Sydney, Google reviews help, map pack listing",
    },
  },
  {
    _id: "service-video-ads-social-media",
    title: "Video ads for social media",
    badge: "VIDEO ADS",
    description:
      "Send us your clips, or we’ll find licensed ones. You get an ad of 15-30 seconds that works with the sound off, in every size you need.",
    cardText: "One offer in 15-30 seconds, clear with the sound off, in every ad size.",
    features: [
      "Finished length of 15-30 seconds",
      "Script agreed before editing",
      "First frame that reads when muted",
      "Captions proofread by a person",
      "Music with proof of licence",
      "Square, upright and widescreen versions",
      "End card with a single instruction",
      "1 revision after the first cut",
      "3-5 business day turnaround",
      "Claims checked against your fine print",
    ],
    startingPrice: { amount: 149, unit: "video" },
    priceIncludes: "15-30 seconds and 1 revision",
    relatedServices: [
      "service-landing-page-ad-funnel-setup",
      "service-tiktok-marketing",
      "service-instagram-marketing",
    ],
    vantaType: "birds",
    seo: {
      preset: "seoPreset-social-media",
      customTitle: "Social Media Video Ads, Priced per Video",
      customDescription:
        "A 15-30 second video ad, scripted, captioned and sized for each network, with 1 revision and a 3-5 business day turnaround from footage to files.",
      keywords:
        "social media video ads, video ad production Australia, Facebook video ads, 15 second ad, ad editing service",
    },
  },
];
