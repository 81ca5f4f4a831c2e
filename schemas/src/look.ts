/** The colours a badge may have. Badges not listed in the site settings are green. */
export const BADGE_COLOURS = ["wattle", "ink", "clay", "sky", "green"] as const;

type BadgeColour = (typeof BADGE_COLOURS)[number];

/** The badges of new site settings: those in the specification, and similar ones. */
export const DEFAULT_BADGES: readonly { label: string; colour: BadgeColour }[] = [
  { label: "MOST POPULAR", colour: "ink" },
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

/** The rating that the specification gives its services; the default for roles and sections. */
export const DEFAULT_RATING = { rating: 4.9, reviewCount: 89 };
