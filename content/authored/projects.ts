import type { AuthoredDocument } from "../authored.ts";

/** How large such a project usually is. */
const typical = (screens: string, weeks: string, integrations: string) => [
  { label: "Screens", value: screens },
  { label: "Weeks", value: weeks },
  { label: "Integrations", value: integrations },
];

/** The portfolio: what each project decided, what that cost, and how large such a project usually is. */
export const projects: AuthoredDocument<"project">[] = [
  {
    _id: "project-delivery-app",
    title: "A delivery app for neighbourhood shops",
    category: "Delivery app",
    location: "Brisbane",
    description: "Orders from independent grocers, florists and bakers, carried by local drivers.",
    tradeOff:
      "No batching of routes in the first release. Drivers carry one order at a time, which costs minutes and saves arguments.",
    scope: [
      { label: "Platforms", value: "iOS, Android, shop tablet" },
      { label: "Sides", value: "Customer, shop, driver, dispatcher" },
      { label: "Built around", value: "Order states and timers" },
      { label: "Left for later", value: "Route batching" },
    ],
    typical: typical("38–46", "18–24", "5"),
    image: {
      svg: "projects/delivery-app.svg",
      alt: "A gold delivery route with three parcels across a dark street map, followed on a phone at the right.",
    },
    article: "article-delivery-app-success",
    chatMessage:
      "Hi Team, I saw the delivery app in your portfolio and I'd like similar results for my area.",
  },
  {
    _id: "project-social-media-app",
    title: "A social network for one shared interest",
    category: "Social media app",
    location: "Hobart",
    description:
      "A small community with its own kind of post and a queue for moderators from day one.",
    tradeOff:
      "Slower growth. Invitations go out region by region, so newcomers find company instead of an empty feed.",
    scope: [
      { label: "Platforms", value: "iPhone and Android, shared code" },
      { label: "Feed", value: "By date, followed places first" },
      { label: "Safety", value: "Reports, mutes, age check" },
      { label: "Base", value: "Photo-sharing clone, extended" },
    ],
    typical: typical("28–34", "16–20", "4"),
    image: {
      svg: "projects/social-media-app.svg",
      alt: "Two phones, one with a feed and one with a profile, lean together before a wall of posts.",
    },
    article: "article-social-media-app",
    chatMessage:
      "Hi Team, I saw the social network in your portfolio and I'd like one for my community.",
  },
  {
    _id: "project-taxi-app",
    title: "A taxi app for an existing fleet",
    category: "Ride-hailing app",
    location: "Adelaide",
    description: "A booking app for cabs that already have licences, regulars and a phone number.",
    tradeOff:
      "Cars queue by zone instead of by a clever score. It’s a little slower at peak, and every driver understands it.",
    scope: [
      { label: "Apps", value: "Passenger, driver, dispatch desk" },
      { label: "Dispatch", value: "Zone queue with scored exceptions" },
      { label: "Accounts", value: "Monthly statements for hospitals and hotels" },
      { label: "Kept", value: "Bookings by telephone" },
    ],
    typical: typical("30–40", "16–22", "5"),
    image: {
      svg: "projects/taxi-app.svg",
      alt: "A street map; two phones show the passenger’s and the driver’s view.",
    },
    article: "article-taxi-app-uber-rival",
    chatMessage:
      "Hi Team, I saw the taxi app in your portfolio. We run a fleet and want similar results.",
  },
  {
    _id: "project-crypto-exchange",
    title: "A digital currency exchange that reconciles",
    category: "Fintech app",
    location: "Sydney",
    description: "Buying, selling and holding a short list of assets, on the web and on phones.",
    tradeOff:
      "Withdrawals that look unusual wait for a person. Some customers wait an hour, and the books still balance.",
    scope: [
      { label: "Interfaces", value: "Web trading desk and phone app" },
      { label: "Core", value: "Double-entry ledger in integer units" },
      { label: "Compliance", value: "Identity checks, AUSTRAC reporting" },
      { label: "Custody", value: "Split keys, delayed withdrawals" },
    ],
    typical: typical("34–42", "24–32", "7"),
    image: {
      svg: "projects/crypto-exchange.svg",
      alt: "A chart of rising price candles over green and terracotta bars, beside a phone with a wallet.",
    },
    article: "article-crypto-exchange-app",
    chatMessage:
      "Hi Team, I saw the crypto exchange in your portfolio and I'd like to discuss a fintech product.",
  },
  {
    _id: "project-salon-booking",
    title: "A booking marketplace for hair and beauty",
    category: "Booking marketplace",
    location: "Melbourne",
    description: "Search by suburb, see chairs that are free, pay a deposit, done.",
    tradeOff:
      "Colours and treatments need their own timing rules. Set-up takes longer for each salon, and the half hour a colour develops isn’t lost.",
    scope: [
      { label: "For customers", value: "Search, book, reschedule, tip" },
      { label: "For salons", value: "Diary, staff skills, no-show policy" },
      { label: "Payments", value: "Deposits held, balance at the till" },
      { label: "Guard", value: "Database constraint against double booking" },
    ],
    typical: typical("26–32", "14–18", "4"),
    image: {
      svg: "projects/salon-booking.svg",
      alt: "A phone with a booking screen before a month of appointments.",
    },
    article: "article-salon-booking-marketplace",
    chatMessage:
      "Hi Team, I saw the salon marketplace in your portfolio and I'd like a booking platform.",
  },
  {
    _id: "project-online-store",
    title: "An online store with two warehouses",
    category: "Ecommerce",
    location: "Perth",
    description:
      "Homewares that are heavy, fragile and often three thousand kilometres from the buyer.",
    tradeOff:
      "Stock is counted separately for east and west. It means two counts a week, and no parcel crosses the country for nothing.",
    scope: [
      { label: "Platform", value: "Shopify with a custom theme" },
      { label: "Freight", value: "Rates by weight, postcode and coast" },
      { label: "Stock", value: "East and west counted separately" },
      { label: "After sale", value: "Breakage claims with photographs" },
    ],
    typical: typical("14–18", "8–12", "6"),
    image: {
      svg: "projects/online-store.svg",
      alt: "Four product pictures on terracotta, with a phone of goods for sale and a phone with a full basket.",
    },
    chatMessage:
      "Hi Team, I saw the online store in your portfolio and I'd like similar results for my shop.",
  },
];
