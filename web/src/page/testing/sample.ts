import type { Agency } from "../../content/agency.ts";
import type { BlockSummary } from "../../model/block.ts";
import type { Page } from "../../model/page.ts";
import { offer } from "../../seo/structured-data/service.ts";

const chatbot = {
  _id: "service-chatbot",
  _view: "sample-offer",
  _type: "service",
  slug: "chatbot",
  hasDetailPage: true,
  landingSlug: null,
  title: "Chatbot",
  price: { amount: 1299, unit: "once", from: false },
} as const;

/** An agency whose every text is the same words. */
export const sampleAgency = (words: string) =>
  ({
    _id: "siteSettings",
    _view: "agency",
    name: words,
    shortName: words,
    description: words,
    cities: [words],
    phone: "(02) 5550 1234",
    whatsappNumber: "+61 491 570 006",
    email: "hello@currawong.example",
    chatGreeting: words,
    address: {
      ...{ street: words, suburb: words, state: "NSW", postcode: "2000" },
      location: { lat: -33.8688, lng: 151.2093 },
    },
    openingHours: { days: ["Monday"], opens: "09:00", closes: "17:00" },
    rating: 4.9,
    reviewCount: 127,
    abn: "00 000 000 000",
    copyrightYear: 2025,
    priceRange: "$299-$9999 AUD",
    payments: [words],
    offers: [
      {
        _key: "a",
        name: words,
        validFrom: "2025-01-01",
        validThrough: "2025-12-31",
        service: chatbot,
      },
    ],
    // What the sample leaves out of the query's result is not read by what is tested with it.
  }) as unknown as Agency;

/** A service's page whose every text is the same words, and the summary of its one block. */
export function samplePage(words: string): [Page, BlockSummary[]] {
  const path = "/services/chatbot";
  const page: Page = {
    path,
    source: {
      ...{ id: chatbot._id, type: chatbot._type, frame: {} },
      ...{ title: "title", description: "description", sections: "sections" },
    },
    title: words,
    description: words,
    crumbs: [
      { label: "Home", href: "/" },
      { label: words, href: path },
    ],
    pageType: "WebPage",
    service: { name: words, serviceType: words },
    card: { label: words, tone: "paper" },
    seo: null,
    preset: null,
    blocks: [],
  };
  const summary: BlockSummary = {
    offers: [offer({ amount: 899, unit: "month", from: true }, { name: words })],
    questions: [{ question: words, answer: words }],
    rating: { rating: 4.8, reviewCount: 94 },
  };
  return [page, [summary]];
}
