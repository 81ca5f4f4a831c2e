/** The colours that the site’s code gave to badges it knew, and colours for two it should know. */
const COLOURS: Record<string, string> = {
  "MOST POPULAR": "wattle",
  REVOLUTIONARY: "ink",
  "WHATSAPP AI": "ink",
  AUTOMATION: "ink",
  "WEB AUTOMATION": "ink",
  "SOCIAL NETWORK": "clay",
  MOBILE: "clay",
  "CONTENT CREATION": "clay",
  FRONTEND: "sky",
  DEVELOPMENT: "sky",
  DESIGN: "sky",
};

/** The badges the site knows, as a field of its settings. */
export const badges = Object.entries(COLOURS).map(([label, colour]) => ({
  _type: "badgeColour",
  label,
  colour,
}));

/** What cards showed of a service without a rating. */
export const defaultRating = { rating: 4.9, reviewCount: 89 };
