import type { AuthoredDocument } from "../../authored.ts";
import { features, steps } from "../../blocks.ts";

/** The about page. The names of the six values are the specification's. */
export const aboutPage: AuthoredDocument<"aboutPage"> = {
  _id: "aboutPage",
  title: "About us",
  intro:
    "We design, build and promote things for Australian businesses, and put the price beside each of them.",
  sections: [
    {
      _type: "hero",
      background: "waves",
      aside: "portrait",
      picture: {
        svg: "pages/about.svg",
        alt: "A currawong in profile with a gold eye, before a pale sun and a twig of gum leaves.",
      },
    },
    {
      _type: "prose",
      heading: "Our story, and the bird we’re named after",
      body: `The currawong is the black bird with the yellow eye that sits on Sydney verandahs and works out how your lunchbox opens. It watches first, and then it does something practical.

That’s roughly the job. Someone comes to us with a phone that rings too often or a website that never makes it ring at all. We look at how the work happens now, point at the part worth changing, and say what changing it costs.

## Why our prices are public

Agencies tend to keep their figures until the third meeting, which wastes your afternoon and ours. Our [service list](/services) reads like a rate card: a starting price, what it includes, and a button that opens a chat. Some jobs will cost more than the starting price. You’re told how much more, and why, while you can still say no. A [sample quote](/sample-quote) shows what that looks like on paper, and a page [for procurement](/procurement) has our terms.

## Why one team does it all

Most problems cross the border between departments. A chatbot needs good writing. A campaign needs a landing page that loads. An app needs a shop-front people recognise. Keeping design, engineering and marketing in one team means no one has to carry the message from one supplier to the next.

## What we don’t do

We don’t buy followers, invent reviews, or put a bot where a phone number would serve people better. If a tool you already pay for does the job, we’d rather show you the setting.`,
    },
    features(
      "Our six values",
      [
        [
          "Innovation First",
          "We try new tools on our own work before anyone else’s, and plenty of them go no further.",
        ],
        [
          "Australian Market Expertise",
          "School terms, end of financial year, the Melbourne Cup long lunch and freight to Darwin all change a campaign. We plan around them.",
        ],
        [
          "Collaborative Spirit",
          "Drafts are shared while they’re rough. You’ll be asked for opinions early, and told where ours differ.",
        ],
        [
          "Customer-Centric Approach",
          "We side with the people who buy from you. If a clever idea makes ordering a pie slower, it goes.",
        ],
        [
          "Quality Excellence",
          "A second person reads the code, proofs the copy and tries the form on an old Android before you’re shown anything.",
        ],
        [
          "Continuous Growth",
          "After each launch we write down what we’d do differently, and the next quote is shorter or more honest for it.",
        ],
      ],
      { layout: "values", band: true },
    ),
    {
      _type: "claims",
      heading: "Why choose us",
      intro:
        "With 500+ projects delivered across Australia, we’ve met most of the surprises: the lost domain password, the app store rejection, the supplier feed that is really a PDF.",
    },
    {
      _type: "features",
      items: [
        {
          title: "Scoped before it’s sold",
          description: "Your quote lists what’s included, what isn’t and what we still don’t know.",
        },
        {
          title: "One chat with the whole team",
          description:
            "Whoever answers your chat can ask the designer or the engineer directly. Most answers take a sentence, not a meeting.",
        },
        {
          title: "Still here after launch",
          description:
            "Websites age, platforms change their rules and bots meet questions no one predicted. Websites and shops have care plans, and you can book the people who built the rest by the month.",
        },
      ],
    },
    steps(
      "Who you’ll talk to",
      [
        [
          "A producer, from the first reply",
          "They answer your questions, write the quote and keep the dates. You can always ask them where things are.",
        ],
        [
          "A designer or a writer, in the first week",
          "They ask about your customers, then show you words and drawings while they’re easy to change.",
        ],
        [
          "An engineer, before anything is built",
          "They check what has to connect, tell you what it’ll cost to run and show you the work as it’s built.",
        ],
      ],
      { band: true },
    ),
    {
      _type: "closing",
      heading: "See whether we suit each other",
      text: "Describe the project, the deadline and the person who has to approve it. We’ll be frank about the fit.",
      label: "Talk to the Team",
      chatMessage:
        "Hi Team, I've read about your agency and I'd like to see whether we suit each other.",
    },
  ],
  seo: { preset: "seoPreset-about" },
};
