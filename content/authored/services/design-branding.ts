import type { AuthoredDocument } from "../../authored.ts";
import { alsoQuoted, days, priced, priceIn, range, services, upTo, weeks } from "../../offers.ts";
import { seo } from "../../seo.ts";

/** What is drawn before anything is built. */
export const designBranding: AuthoredDocument<"service">[] = [
  {
    _id: "service-website-design",
    title: "Website design",
    badge: "WEB DESIGN",
    description:
      "We work out which page comes first, what visitors read on it and where they press, and draw it for phone and desktop. You get designs, not a built site: approve them, and take the file to any developer.",
    cardText: "Designs for phone and desktop, ready for any developer. The build is separate.",
    features: [
      "Conversation about customers and objections",
      "Site map with a purpose per page",
      "Wireframes holding your actual sentences",
      "Phone layout drawn ahead of desktop",
      "Colour, type and image direction",
      "Hover, focus, error and empty states",
      "Contrast checked against WCAG AA",
      "Sections your editors can recombine",
      "Icons and pictures exported for the web",
      "Figma file inside your own account",
      "Answers for whoever builds it",
    ],
    ...priced(1999, "design only"),
    facts: {
      costsMoreWith: ["more pages", "an online shop", "changes to an approved structure"],
      duration: weeks(2, 3),
      counts: [upTo(8, "pages")],
      alternativeTo: ["packageSet-design-website"],
    },
    plansPage: "designPage-website",
    alsoQuoted: [
      alsoQuoted(1299, "Reading B of the catalogue table; the design packages differ again"),
    ],
    relatedServices: services(
      "custom-website-development",
      "logo-brand-identity-design",
      "ui-ux-designer",
    ),
    seo: seo(
      "ui-ux-design",
      "Website Design Service in Sydney, Figma Files Included",
      "Site map, wireframes and finished layouts for phone and desktop, drawn around your own wording and handed over in Figma to whichever developer you use.",
      "website design Sydney, website designer Australia, Figma website design, web page layout design, responsive web design",
    ),
  },
  {
    _id: "service-mobile-app-design",
    title: "Mobile app design",
    badge: "APP DESIGN",
    description:
      "We design iPhone and Android screens at true size and try them on a phone before anyone writes code. We start with the job people open the app to do, and draw only what it needs.",
    cardText: "iPhone and Android screens, tried on a handset before any code is written.",
    features: [
      "Main task walked through with users",
      "Flow map from install to finish",
      "Conventions of iOS and Android respected",
      "Demo that runs on your handset",
      "Sign-in, permission and failure screens",
      "Light and dark colour sets",
      "One-handed reach and large text checked",
      "Tokens named for Flutter or Swift",
      "Store icon and listing pictures",
      "Motion timings specified in milliseconds",
    ],
    ...priced(2499, "design only, 10-12 screens"),
    facts: {
      costsMoreWith: ["screens after the twelfth", "a second main task"],
      duration: weeks(3, 4),
      counts: [range(10, 12, "screens")],
      alternativeTo: ["packageSet-design-mobile-app"],
    },
    placePrices: [
      {
        ...priceIn("home", 2999, "15-20 screens", { unit: "once", from: true }),
        facts: {
          costsMoreWith: ["more screens", "a second app"],
          duration: weeks(3, 5),
          counts: [range(15, 20, "screens")],
        },
      },
    ],
    plansPage: "designPage-mobile-app",
    alsoQuoted: [
      alsoQuoted(2999, "Listed as the alternative; equals the Complete package for app design"),
    ],
    relatedServices: services("flutter-developer", "ui-ux-designer", "uber-clone"),
    vantaType: "cells",
    seo: seo(
      "app-development",
      "Mobile App Design for iPhone and Android",
      "App screens drawn for iOS and Android and tested as a demo on your phone: flows, failure states, dark mode, tokens and store pictures for developers.",
      "mobile app design Australia, app designer Sydney, iOS app design, Android app design, app prototype",
    ),
  },
  {
    _id: "service-logo-brand-identity-design",
    title: "Logo and brand identity design",
    badge: "BRANDING",
    description:
      "You get 2 concepts, 1 revision and a final mark that works on embroidery, in a browser tab and on the side of a ute. Colours, typefaces and a short guide come with it, in formats a signwriter will accept.",
    cardText: "2 concepts, 1 revision and a mark that works on a ute and in a browser tab.",
    features: [
      "2 concepts shown on everyday objects",
      "1 revision of the chosen concept",
      "Vector master as SVG and PDF",
      "PNG set for office and social",
      "One-colour and reversed versions",
      "Clear space and smallest size rules",
      "Palette in HEX, RGB and CMYK",
      "Typeface pairing with licence notes",
      "Profile pictures and favicon cut",
      "Trade mark register searched early",
      "Copyright assigned on final payment",
    ],
    ...priced(249, "2 concepts and 1 revision"),
    facts: {
      costsMoreWith: ["a third concept", "further revisions"],
      duration: days(5, 8),
    },
    relatedServices: services("website-design", "social-media-management", "shopify-store-setup"),
    vantaType: "birds",
    seo: { preset: "seoPreset-logo-brand-identity-design" },
  },
];
