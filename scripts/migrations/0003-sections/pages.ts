import {
  always,
  type Block,
  block,
  buttons,
  closing,
  type Fields,
  inOrder,
  questions,
} from "./blocks.ts";

/** What became of a page: its blocks, and the fields they were made of. */
export type Composition = { sections: Block[]; from: readonly string[] };

/** The page that the home page’s second button leads to, if the dataset has it. */
export type Target = { _type: "reference"; _ref: string } | undefined;

export function homePage(page: Fields, services: Target): Composition {
  const { chatLabel, chatMessage, servicesLabel } = page;
  return {
    from: [
      ...["vantaType", "chatLabel", "chatMessage", "servicesLabel", "servicesHeading"],
      ...["servicesIntro", "cards", "whyHeading", "whyIntro", "reasons"],
      ...["insightsHeading", "insightsIntro", "closing"],
    ],
    sections: inOrder(
      always("hero", {
        background: page.vantaType,
        aside: "rates",
        ratesTitle: "Rate card",
        claims: true,
        buttons: buttons(
          { label: chatLabel, chatMessage },
          servicesLabel ? { label: servicesLabel, target: services } : {},
        ),
      }),
      block("offerCards", {
        heading: page.servicesHeading,
        intro: page.servicesIntro,
        cards: page.cards,
      }),
      block(
        "features",
        { heading: page.whyHeading, intro: page.whyIntro, items: page.reasons },
        { band: true },
      ),
      always("insights", { heading: page.insightsHeading, intro: page.insightsIntro }),
      closing(page.closing),
    ),
  };
}

export function aboutPage(page: Fields): Composition {
  const portrait = page.image ? { aside: "portrait", picture: page.image } : {};
  return {
    from: [
      ...["vantaType", "image", "storyHeading", "story", "valuesHeading", "values"],
      ...["whyHeading", "whyIntro", "reasons", "closing"],
    ],
    sections: inOrder(
      always("hero", { background: page.vantaType, ...portrait }),
      block("prose", { heading: page.storyHeading, body: page.story }),
      block(
        "features",
        { heading: page.valuesHeading, items: page.values },
        { layout: "values", band: true },
      ),
      always("claims", { heading: page.whyHeading, intro: page.whyIntro }),
      block("features", { items: page.reasons }),
      closing(page.closing),
    ),
  };
}

export function contactPage(page: Fields): Composition {
  const { formHeading, promise, services, factsHeading, chatLabel, chatMessage } = page;
  const words = { formHeading, promise, services, factsHeading, chatLabel, chatMessage };
  return { from: Object.keys(words), sections: inOrder(always("contact", words)) };
}

export function textPage({ body }: Fields): Composition {
  return { from: ["body"], sections: inOrder(always("hero"), block("prose", { body })) };
}

export function designPage(page: Fields): Composition {
  const { image, packages, quoteLabel: label, chatMessage } = page;
  return {
    from: [
      ...["features", "packages", "checkmarks", "image", "faq", "quoteLabel"],
      ...["chatMessage", "vantaType"],
    ],
    sections: inOrder(
      always("hero", {
        background: page.vantaType,
        buttons: buttons(
          { label, chatMessage },
          packages ? { label: "See the packages", anchor: "packages" } : {},
        ),
      }),
      block("pictures", { pictures: image ? [image] : [], points: page.checkmarks }),
      block("features", { items: page.features }, { heading: "What the design covers" }),
      block("packages", { set: packages }, { heading: "Packages and prices", band: true }),
      questions(page.faq),
      block("closing", { label, chatMessage }),
    ),
  };
}
