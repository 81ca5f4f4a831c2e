import type { AuthoredDocument } from "../../authored.ts";
import { features, questions } from "../../blocks.ts";
import { seo } from "../../seo.ts";

export const websiteDesignPage: AuthoredDocument<"designPage"> = {
  _id: "designPage-website",
  title: "Website design that starts with your words",
  summary: "Pages for firms, shops and everything custom, drawn around words you would say.",
  description:
    "Before colours, we settle what the page says, in which order and to whom. We design for phones first, because that’s where most people will read it, then widen it for desktop.",
  sections: [
    {
      _type: "hero",
      background: "waves",
      aside: "picture",
      picture: {
        svg: "design/website.svg",
        alt: "A piano tuner’s home page in a browser window, set on twelve visible layout columns.",
      },
      buttons: [
        {
          label: "Get Free Quote",
          chatMessage:
            "Hi Team, I'd like a free quote for website design. Our site now, and its job:",
        },
        { label: "See the packages", anchor: "packages" },
      ],
    },
    features("What the design covers", [
      [
        "Words first",
        "You talk, we write the headline and the objections. A page with real sentences shows early whether the structure holds.",
        "type",
      ],
      [
        "Phone before desktop",
        "Every template is drawn at 360 pixels, then widened. Nothing is squeezed in afterwards or hidden behind an unlabelled icon.",
        "phone",
      ],
      [
        "A look of your own",
        "Typefaces, colour and picture rules come from your trade and town. A rival’s logo should look out of place on it.",
        "palette",
      ],
      [
        "One action per page",
        "Book, buy, call or read on. The rest is still there, set quieter, for visitors who need more convincing.",
        "cursor",
      ],
      [
        "Designed to load fast",
        "Weight is decided in design: how many fonts, which pictures move, what loads first. We give each page a limit in kilobytes.",
        "bolt",
      ],
      [
        "Buildable in your system",
        "WordPress, Shopify, Webflow or hand-written code: layouts respect what editors can change, and specify what happens to a long title.",
        "code",
      ],
    ]),
    {
      _type: "packages",
      heading: "Packages and prices",
      set: "packageSet-design-website",
      service: "service-website-design",
      band: true,
    },
    {
      _type: "pictures",
      pictures: [
        {
          svg: "services/website-design.svg",
          alt: "A museum’s website on a designer’s canvas: site map, wireframe with real sentences, phone and desktop layouts, the button in four states, and July without tours.",
        },
      ],
      heading: "What you can count on",
      points: [
        "Layouts shown on a handset at each review",
        "Contrast measured to WCAG 2.2 level AA",
        "Figma source files transferred at the end",
        "Font and image licences listed with costs",
      ],
    },
    questions([
      [
        "Do the packages include building the site?",
        "They cover design: the drawn pages, their states and the notes a builder needs. Development is quoted beside it, by us or by whoever you already work with, and we check the finished site against the drawings either way.",
      ],
      [
        "Could you keep our rankings while changing everything?",
        "We can protect them. The page list is compared with your search traffic, pages that earn visits keep their subject, and the handover includes a table of old addresses with their new homes so that the developer can redirect each one.",
      ],
      [
        "What do you need from us at the start?",
        "An hour with whoever answers the phone, your last twenty enquiries, access to analytics if it exists, and three sites you dislike. The dislikes are more informative than favourites. Photographs can follow.",
      ],
    ]),
    {
      _type: "closing",
      heading: "Your website, drawn before it’s built",
      label: "Get a Website Design Quote",
      chatMessage:
        "Hi Team, I'm interested in your website design service. Our site now, and its job:",
    },
  ],
  seo: seo(
    "ui-ux-design",
    "Website UI/UX Design: Three Fixed-Price Packages",
    "Website UI/UX design for a five-page business site, an online store or something custom: phone first, written with you, files yours. Prices in AUD.",
    "website UI UX design, web design packages Australia, ecommerce website design, custom website design Sydney, mobile first web design",
  ),
};
