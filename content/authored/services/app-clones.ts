import type { Service } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

/** The six app clones. */
export const appClones: AuthoredDocument<Service>[] = [
  {
    _id: "service-tiktok-clone",
    title: "TikTok clone",
    screen: "video",
    group: "serviceGroup-app-clones",
    badge: "SHORT VIDEO",
    description:
      "Vertical clips, swiped one after another, about a subject of your own: surf breaks, recipes, rescue dogs. Camera, sound, captions and a ranked feed already run. You decide what the ranking rewards.",
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
    priceIncludes: "the base, before your branding",
    placePrices: [
      {
        place: "section",
        price: { amount: 15999, unit: "once" },
        scope: "your branding and both store listings",
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
    group: "serviceGroup-app-clones",
    badge: "RIDE HAILING",
    description:
      "Passenger, driver and admin apps sharing one live map. A request finds its car, the fare follows your tariff, and the office can see and settle any trip. Taxis, couriers, tow trucks and community buses all fit.",
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
    group: "serviceGroup-app-clones",
    badge: "SOCIAL NETWORK",
    description:
      "The noticeboard, the function hall and the classifieds in one app, with your crest on the door. Meant for associations, alumni and shires that want to hold the conversation, and the member list, themselves.",
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
      "Sponsor adverts approved by your staff",
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
    group: "serviceGroup-app-clones",
    badge: "PHOTO SHARING",
    description:
      "For people who look before they read: gardeners, tattooists, cake makers. A photo grid, stories that expire, follows and private messages, plus a shop tab for members who sell what they show.",
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
    group: "serviceGroup-app-clones",
    badge: "PROFESSIONAL NETWORK",
    description:
      "A register that members update themselves: careers, tickets, projects and who vouches for whom. Employers post positions and search, individuals choose how visible to be, and your peak body holds the records.",
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
    group: "serviceGroup-app-clones",
    badge: "MARKETPLACE",
    description:
      "Something stands idle and someone wants it for the weekend: a shack, a caravan, a studio, a horse float. Search by map and date, book, pay, review. The owner is paid once the guest is in.",
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
