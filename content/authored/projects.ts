import type { Project } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../authored.ts";

/** The portfolio. It names no client and claims no result: the case studies explain why. */
export const projects: AuthoredDocument<Project>[] = [
  {
    _id: "project-delivery-app",
    title: "A delivery app for neighbourhood shops",
    slug: "delivery-app",
    category: "Delivery app",
    location: "Brisbane",
    description:
      "Orders from independent grocers, florists and bakers, carried by local drivers. The hard part is agreement: customer, counter and courier each see the same order, and one of them at a time may move it on.",
    scope: [
      { label: "Platforms", value: "iOS, Android, shop tablet" },
      { label: "Sides", value: "Customer, shop, driver, dispatcher" },
      { label: "Built around", value: "Order states and timers" },
      { label: "Left for later", value: "Route batching" },
    ],
    image: {
      art: { kind: "project-delivery", slug: "delivery-app" },
      alt: "A gold delivery route with three parcels across a dark street map, followed on a phone at the right.",
    },
    article: "article-delivery-app-success",
    order: 10,
    chatMessage:
      "Hi Team, I saw the delivery app in your portfolio and I'd like similar results for my area.",
  },
  {
    _id: "project-social-media-app",
    title: "A social network for one shared interest",
    slug: "social-media-app",
    category: "Social media app",
    location: "Hobart",
    description:
      "A small community with its own kind of post, a feed in plain date order and a queue for moderators from day one. Invitations go out region by region, so that newcomers find company.",
    scope: [
      { label: "Platforms", value: "iPhone and Android, shared code" },
      { label: "Feed", value: "By date, followed places first" },
      { label: "Safety", value: "Reports, mutes, age check" },
      { label: "Base", value: "Photo-sharing clone, extended" },
    ],
    image: {
      art: { kind: "project-social", slug: "social-media-app" },
      alt: "Two phones, one with a feed and one with a profile, lean together before a wall of posts.",
    },
    article: "article-social-media-app",
    order: 20,
    chatMessage:
      "Hi Team, I saw the social network in your portfolio and I'd like one for my community.",
  },
  {
    _id: "project-taxi-app",
    title: "A taxi app for an existing fleet",
    slug: "taxi-app",
    category: "Ride-hailing app",
    location: "Adelaide",
    description:
      "A map for cabs that already have licences, regulars and a phone number. Pre-booked airport runs, account customers and wheelchair vehicles sit at the front, because no global rival looks after them.",
    scope: [
      { label: "Apps", value: "Passenger, driver, dispatch desk" },
      { label: "Dispatch", value: "Zone queue with scored exceptions" },
      { label: "Accounts", value: "Monthly statements for hospitals and hotels" },
      { label: "Kept", value: "Bookings by telephone" },
    ],
    image: {
      art: { kind: "project-taxi", slug: "taxi-app" },
      alt: "Cars follow a route on a pale street map; two phones show the passenger’s and the driver’s view.",
    },
    article: "article-taxi-app-uber-rival",
    order: 30,
    chatMessage:
      "Hi Team, I saw the taxi app in your portfolio. We run a fleet and want similar results.",
  },
  {
    _id: "project-crypto-exchange",
    title: "A digital currency exchange that reconciles",
    slug: "crypto-exchange",
    category: "Fintech app",
    location: "Sydney",
    description:
      "Buying, selling and holding a short list of assets, on top of a double-entry ledger that is checked against the chains and the bank each night. Withdrawals that look unusual wait for a person.",
    scope: [
      { label: "Interfaces", value: "Web trading desk and phone app" },
      { label: "Core", value: "Double-entry ledger in integer units" },
      { label: "Compliance", value: "Identity checks, AUSTRAC reporting" },
      { label: "Custody", value: "Split keys, delayed withdrawals" },
    ],
    image: {
      art: { kind: "project-crypto", slug: "crypto-exchange" },
      alt: "A chart of rising price candles over green and terracotta bars, beside a phone with a wallet.",
    },
    article: "article-crypto-exchange-app",
    order: 40,
    chatMessage:
      "Hi Team, I saw the crypto exchange in your portfolio and I'd like to discuss a fintech product.",
  },
  {
    _id: "project-salon-booking",
    title: "A booking marketplace for hair and beauty",
    slug: "salon-booking",
    category: "Booking marketplace",
    location: "Melbourne",
    description:
      "Search by suburb, see chairs that are truly free, pay a deposit, done. Owners run it from a phone between clients, and a colour that develops for half an hour leaves room for someone’s fringe.",
    scope: [
      { label: "For customers", value: "Search, book, reschedule, tip" },
      { label: "For salons", value: "Diary, staff skills, no-show policy" },
      { label: "Payments", value: "Deposits held, balance at the till" },
      { label: "Guard", value: "Database constraint against double booking" },
    ],
    image: {
      art: { kind: "project-salon", slug: "salon-booking" },
      alt: "A phone with a booking screen before a month of coloured appointment squares and a large leaf.",
    },
    article: "article-salon-booking-marketplace",
    order: 50,
    chatMessage:
      "Hi Team, I saw the salon marketplace in your portfolio and I'd like a booking platform.",
  },
  {
    _id: "project-online-store",
    title: "An online store with two warehouses",
    slug: "online-store",
    category: "E-commerce",
    location: "Perth",
    description:
      "Homewares that are heavy, fragile and often three thousand kilometres from the buyer. The store quotes freight before the cart, ships from whichever coast has stock and offers pick-up where that is kinder.",
    scope: [
      { label: "Platform", value: "Shopify with a custom theme" },
      { label: "Freight", value: "Rates by weight, postcode and coast" },
      { label: "Stock", value: "East and west counted separately" },
      { label: "After sale", value: "Breakage claims with photographs" },
    ],
    image: {
      art: { kind: "project-store", slug: "online-store" },
      alt: "Four product pictures on terracotta, with a phone of goods for sale and a phone with a full basket.",
    },
    order: 60,
    chatMessage:
      "Hi Team, I saw the online store in your portfolio and I'd like similar results for my shop.",
  },
];
