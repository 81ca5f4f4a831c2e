/**
 * What an editor reads of each view (`VIEWS`): in which form a page shows the document. One name for
 * views that look alike.
 */
export const WAYS: Readonly<Record<string, string>> = {
  page: "Its own page",
  landing: "Its own page",
  link: "Link",
  offer: "Price and link",
  "offer-home": "Price and link",
  needs: "Needs and their services",
  "card-catalogue": "Card",
  "card-section": "Card",
  card: "Card",
  "rate-line": "Line with price",
  "sample-offer": "Offer, for search engines",
  packages: "Packages and prices",
  "starting-price": "Price in a text",
  "place-prices": "Price in a text",
  "package-price-1": "Price in a text",
  "package-price-2": "Price in a text",
  "package-price-3": "Price in a text",
  "package-price-4": "Price in a text",
  "package-price-5": "Price in a text",
  preset: "Search title, description or keywords",
  label: "Name",
  entry: "Heading of a list",
  agency: "Facts of the agency",
  claims: "Figures of the agency",
  contact: "Contact details",
  regions: "Regions",
  badges: "Colours of badges",
  "shared-rating": "Stars that roles and sections share",
  "enquiry-notes": "Words beside forms",
  menu: "Menus",
  "menu-rates": "Prices in the menus",
  "menu-rate": "Price in the menus",
  suggestions: "Suggestions of the search",
};

/** Shown wherever a part of the page asks for it, so that no list of pages says more than this. */
export const THROUGHOUT: Readonly<Record<string, string>> = {
  badges: "Wherever a card or a service page shows a badge.",
  "shared-rating": "Above the roles for hire, and on cards about a section.",
  "enquiry-notes": "Beside every form, and on closing bands without a heading of their own.",
  suggestions: "In the search, before anything is typed.",
};
