import { isNode, type Node } from "./read.ts";

const PAGE = "name description url isPartOf inLanguage";

/** What Google requires and recommends: https://developers.google.com/search/docs/appearance/structured-data */
const RICH_RESULTS: Record<string, string> = {
  ProfessionalService:
    "name address telephone url geo openingHoursSpecification priceRange aggregateRating image logo paymentAccepted makesOffer",
  PostalAddress: "streetAddress addressLocality addressRegion postalCode addressCountry",
  GeoCoordinates: "latitude longitude",
  OpeningHoursSpecification: "dayOfWeek opens closes",
  AggregateRating: "ratingValue reviewCount bestRating worstRating",
  Offer: "price priceCurrency",
  AggregateOffer: "lowPrice highPrice offerCount priceCurrency",
  UnitPriceSpecification: "price priceCurrency unitText",
  WebSite: "name url",
  WebPage: PAGE,
  AboutPage: PAGE,
  ContactPage: PAGE,
  CollectionPage: `${PAGE} mainEntity`,
  BreadcrumbList: "itemListElement",
  ItemList: "itemListElement numberOfItems",
  ListItem: "position name",
  FAQPage: "mainEntity",
  Question: "name acceptedAnswer",
  Answer: "text",
  Service: "name description provider serviceType areaServed",
  BlogPosting: "headline image datePublished dateModified author publisher mainEntityOfPage",
  CreativeWork: "name description creator",
};

/** Yields every object of a document, with its path. */
export function* nodesIn(value: unknown, path = "$"): Generator<[Node, string]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* nodesIn(item, `${path}[${index}]`);
  } else if (isNode(value)) {
    yield [value, path];
    for (const [key, child] of Object.entries(value)) yield* nodesIn(child, `${path}.${key}`);
  }
}

function missingFrom(node: Node): string[] {
  const type = node["@type"];
  if (type === undefined) {
    const isReference = Object.keys(node).join() === "@id";
    return isReference || "@graph" in node ? [] : ["an object without a type"];
  }
  return (RICH_RESULTS[String(type)]?.split(" ") ?? [])
    .filter((key) => node[key] === undefined || node[key] === "" || node[key] === null)
    .map((key) => `${type} lacks “${key}”`);
}

function isWrong([key, value]: [string, unknown]): boolean {
  if (key === "price") return !/^\d+$/.test(String(value));
  if (/^date|^valid(From|Through)$/.test(key)) return Number.isNaN(Date.parse(String(value)));
  const isAddress = ["url", "item", "logo", "urlTemplate"].includes(key);
  return isAddress && typeof value === "string" && !/^https?:\/\//.test(value);
}

/** Lists the problems of a JSON-LD document. The compiler checks types and properties, with `schema-dts`. */
export function structuredDataProblems(text: string): string[] {
  const document: unknown = JSON.parse(text);
  if (!isNode(document) || document["@context"] !== "https://schema.org") {
    return ["the context is not https://schema.org"];
  }
  const nodes = [...nodesIn(document)];
  const defined = new Set(nodes.flatMap(([node]) => ("@type" in node ? [node["@id"]] : [])));
  return nodes.flatMap(([node, path]) => {
    const wrong = Object.entries(node).filter(isWrong);
    const isDangling = "@id" in node && !("@type" in node) && !defined.has(node["@id"]);
    return [
      ...missingFrom(node),
      ...wrong.map(([key, value]) => `${key} cannot be “${value}”`),
      ...(isDangling ? [`nothing here has the id “${node["@id"]}”`] : []),
    ].map((problem) => `${path}: ${problem}`);
  });
}
