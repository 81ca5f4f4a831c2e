/** The colours a badge may have. Green is the colour of badges that are not listed. */
export const BADGE_COLOURS = [
  { value: "wattle", title: "Wattle" },
  { value: "ink", title: "Ink" },
  { value: "clay", title: "Clay" },
  { value: "sky", title: "Sky" },
  { value: "green", title: "Green" },
] as const;

export type BadgeColour = (typeof BADGE_COLOURS)[number]["value"];

/** The badges that new site settings begin with: those the specification names, and their likes. */
export const DEFAULT_BADGES: readonly { label: string; colour: BadgeColour }[] = [
  { label: "MOST POPULAR", colour: "wattle" },
  { label: "REVOLUTIONARY", colour: "ink" },
  { label: "WHATSAPP AI", colour: "ink" },
  { label: "AUTOMATION", colour: "ink" },
  { label: "WEB AUTOMATION", colour: "ink" },
  { label: "SOCIAL NETWORK", colour: "clay" },
  { label: "MOBILE", colour: "clay" },
  { label: "CONTENT CREATION", colour: "clay" },
  { label: "FRONTEND", colour: "sky" },
  { label: "DEVELOPMENT", colour: "sky" },
  { label: "DESIGN", colour: "sky" },
];

/** The rating that the specification gives its own services, and what roles and sections share. */
export const DEFAULT_RATING = { rating: 4.9, reviewCount: 89 };
