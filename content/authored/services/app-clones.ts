import type { Service } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

/** The six app clones. */
export const appClones: AuthoredDocument<Service>[] = [
  {
    _id: "service-tiktok-clone",
    title: "TikTok clone",
    screen: "video",
    badge: "SHORT VIDEO",
    description:
      "Build a short-video app about a subject of your own: surf breaks, recipes, rescue dogs. The camera, sound, captions and ranked feed already work, and you decide what the ranking rewards.",
    cardText: "A short-video app about a subject of your own, with a ranked feed you control.",
    features: [
      "Full-screen feed with preloaded clips",
      "Camera with trim, speed and timer",
      "Sound library for tracks you license",
      "Captions generated in English",
      "Duets and replies by video",
      "Watch-time ranking with adjustable weights",
      "Live streams enabled creator by creator",
      "Creator tips and payout ledger",
      "Transcoding for slow regional connections",
      "Moderator console with strike history",
      "Age assurance step from your provider",
      "iPhone and Android builds, source included",
    ],
    startingPrice: { amount: 8999, unit: "once" },
    priceIncludes: "the base app in our default look",
    placePrices: [
      {
        place: "section",
        price: { amount: 15999, unit: "once" },
        scope: "with your branding and both store listings",
      },
    ],
    relatedServices: [
      "service-instagram-clone",
      "service-flutter-developer",
      "service-video-ads-social-media",
    ],
    vantaType: "waves",
    seo: {
      preset: "seoPreset-app-development",
      customTitle: "TikTok Clone: A Short Video App of Your Own",
      customDescription:
        "A TikTok-style app under your brand: vertical feed, camera, sounds, live streams, tunable ranking and a moderation console, with source code for both phones.",
      keywords:
        "TikTok clone Australia, short video app development, video sharing app, vertical video feed, live streaming app",
    },
  },
  {
    _id: "service-uber-clone",
    title: "Uber clone",
    screen: "ride",
    badge: "RIDE HAILING",
    description:
      "You get passenger, driver and admin apps on one live map. Each request finds the right vehicle, the fare follows your tariff, and the office can see and settle any trip. It suits taxis, couriers, tow trucks and community buses.",
    cardText: "Passenger, driver and admin apps on one live map, with your own tariff.",
    features: [
      "Passenger app for booking and paying",
      "Driver app with shifts and earnings",
      "Admin app for dispatch and disputes",
      "Live location while a trip runs",
      "Matching by zone, distance or vehicle",
      "Fares from distance, time and tolls",
      "Airport and school runs booked ahead",
      "Card payments with Australian payouts",
      "Expired licences stop job offers",
      "GST receipt sent at drop-off",
      "Safety button at both ends",
    ],
    startingPrice: { amount: 12999, unit: "once" },
    relatedServices: [
      "service-flutter-developer",
      "service-nodejs-developer",
      "service-mobile-app-design",
    ],
    vantaType: "net",
    seo: {
      preset: "seoPreset-app-development",
      customTitle: "Uber Clone for Australian Fleets and Couriers",
      customDescription:
        "Passenger, driver and admin apps with live location, matching and fares. An Uber-style base for taxi, courier and transport operators, priced in AUD.",
      keywords:
        "Uber clone Australia, taxi booking app, ride hailing app development, driver dispatch software, courier app",
    },
  },
  {
    _id: "service-facebook-clone",
    title: "Facebook clone",
    screen: "social",
    badge: "SOCIAL NETWORK",
    description:
      "Run your noticeboard, events and classifieds in one app under your own name. It’s for associations, alumni groups and shires that want to own the conversation and the member list.",
    cardText: "Groups, events, posts and classifieds for an association, a school or a shire.",
    features: [
      "Profiles with friends or followers",
      "Open, private and invitation-only groups",
      "Pages for clubs, branches and sponsors",
      "Events with RSVP, map and reminder",
      "Posts with photos, polls and links",
      "Private and group messaging",
      "Buy-and-sell listings by postcode",
      "Audience setting on every post",
      "Report queue with an appeal step",
      "Sponsor ads approved by your staff",
      "Member data export and deletion",
      "Web version beside both phone apps",
    ],
    startingPrice: { amount: 15999, unit: "once" },
    relatedServices: [
      "service-linkedin-clone",
      "service-nodejs-developer",
      "service-website-security-audit",
    ],
    vantaType: "cells",
    seo: {
      preset: "seoPreset-app-development",
      customTitle: "Facebook Clone for Clubs, Alumni and Regions",
      customDescription:
        "Run a social network of your own: groups, pages, events, messages and classifieds on web and phone, with moderation and member data in your hands.",
      keywords:
        "Facebook clone Australia, social network development, community app, private social network, member association app",
    },
  },
  {
    _id: "service-instagram-clone",
    title: "Instagram clone",
    screen: "photos",
    badge: "PHOTO SHARING",
    description:
      "Build a photo app for people who look before they read, such as gardeners, tattooists or cake makers. It has a photo grid, stories, follows and private messages, plus a shop tab for members who sell.",
    cardText: "Photos, stories, follows and messages, plus a shop tab for members who sell.",
    features: [
      "Photo, carousel and clip uploads",
      "Filters matched to your palette",
      "Profile grid with pinned pictures",
      "Follows, likes and threaded comments",
      "Stories that vanish after a day",
      "Messages with a requests folder",
      "Tag and place pages for discovery",
      "Date-ordered feed, ranking optional",
      "Private collections of saved posts",
      "Product tags leading to checkout",
      "Blocked words and comment limits",
    ],
    startingPrice: { amount: 12999, unit: "once" },
    relatedServices: [
      "service-tiktok-clone",
      "service-mobile-app-design",
      "service-instagram-marketing",
    ],
    vantaType: "birds",
    seo: {
      preset: "seoPreset-app-development",
      customTitle: "Instagram Clone: Photo Community App Development",
      customDescription:
        "A photo-sharing app for one craft or region: grid, stories, comments, messages and tagged products, built from a tested base and owned by you.",
      keywords:
        "Instagram clone Australia, photo sharing app development, stories feature app, niche social app, social commerce app",
    },
  },
  {
    _id: "service-linkedin-clone",
    title: "LinkedIn clone",
    screen: "network",
    badge: "PROFESSIONAL NETWORK",
    description:
      "Members keep their own careers, tickets, projects and references up to date. Employers post jobs and search, members choose who can see them, and your peak body holds the records.",
    cardText: "Careers, licences and vacancies on a professional register your body owns.",
    features: [
      "Career profile with licences and tickets",
      "Connection requests that state a reason",
      "Employer pages with delegated editors",
      "Vacancies, applications and shortlists",
      "Recruiter search by skill and region",
      "Subscriptions for employers and recruiters",
      "Endorsements from confirmed colleagues only",
      "Long-form articles with discussion",
      "Résumé import to start a profile",
      "Job-seeking status hidden from own employer",
      "Licence numbers verified by your office",
      "Workforce reports for the committee",
    ],
    startingPrice: { amount: 18999, unit: "once" },
    relatedServices: ["service-facebook-clone", "service-hr-automation", "service-react-developer"],
    vantaType: "net",
    seo: {
      preset: "seoPreset-app-development",
      customTitle: "LinkedIn Clone for Industry Bodies and Recruiters",
      customDescription:
        "A professional network for one industry: verified profiles, connections, vacancies, recruiter search and paid employer plans, on web, iPhone and Android.",
      keywords:
        "LinkedIn clone Australia, professional network app, job board development, industry association platform, recruiter search software",
    },
  },
  {
    _id: "service-airbnb-clone",
    title: "Airbnb-style marketplace clone",
    screen: "stays",
    hasDetailPage: false,
    badge: "MARKETPLACE",
    description:
      "Owners list a shack, a caravan, a studio or a horse float, and guests find it by map and date, book, pay and review it. The owner is paid once the guest has checked in.",
    cardText: "Search by map and date, book, pay and review, with owners paid after check-in.",
    features: [
      "Listing steps with photo ordering",
      "Map search with price pins",
      "Availability synced through iCal",
      "Instant booking or host approval",
      "Bonds, cleaning fees and peak rates",
      "Payout released after check-in",
      "Reviews published in pairs",
      "Cancellation terms for each listing",
      "Yearly earnings statement per host",
      "Dispute file with photos attached",
    ],
    startingPrice: { amount: 11999, unit: "once" },
    relatedServices: [
      "service-online-booking-system-integration",
      "service-uber-clone",
      "service-mobile-app-design",
    ],
    vantaType: "birds",
  },
];
