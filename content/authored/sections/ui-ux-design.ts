import type { AuthoredDocument } from "../../authored.ts";
import { features, questions } from "../../blocks.ts";

export const uiUxDesignSection: AuthoredDocument<"sectionPage"> = {
  _id: "sectionPage-ui-ux-design",
  title: "UI/UX design, drawn before it is built",
  intro:
    "A screen can be redrawn in ten minutes and rebuilt in ten days. We do the redrawing: flows, layouts and prototypes for websites, phones and software.",
  sections: [
    {
      _type: "hero",
      aside: "picture",
      picture: {
        svg: "sections/ui-ux-design.svg",
        alt: "One screen twice: the sketch, with boxes for a day, a time and the main action, and the finished page, which books a piano tuner for $220.",
      },
      buttons: [
        {
          label: "Get Free Quote",
          chatMessage: "Hi Team, I'd like a free quote for UI/UX design. The product is:",
        },
        {
          label: "Show Us a Screen",
          chatMessage: "Hi Team, I'm interested in UI/UX design. The product and its stage are:",
        },
      ],
    },
    {
      _type: "packages",
      heading: "Three project sizes and a retainer",
      intro:
        "Fixed scope for a defined piece of work, hours by the month for a product that keeps changing.",
      set: "packageSet-ui-ux-design",
    },
    {
      _type: "designs",
      heading: "Design for websites, apps, SaaS and web apps",
      intro: "A dashboard and a shopfront need different things. Choose yours to see its packages.",
      pages: [
        "designPage-website",
        "designPage-mobile-app",
        "designPage-saas",
        "designPage-web-app",
      ],
      band: true,
    },
    features("What you receive", [
      [
        "A map of the journey",
        "With Prototype, every route a person can take, wrong turns too, on one board you can pin to a wall.",
        "flow",
      ],
      [
        "Wireframes with real words",
        "Grey boxes and real words, so that a page is judged by its order before its colours.",
        "layers",
      ],
      [
        "A clickable prototype",
        "With Prototype, clickable on the device it is meant for. Hand it to a customer, keep quiet and watch their thumb.",
        "cursor",
      ],
      [
        "A component library",
        "With Product, buttons, fields and tables in every state, named the way your developers name them.",
        "grid",
      ],
      [
        "Accessibility, specified",
        "With Product, contrast, focus order, target size and error messages, specified against WCAG 2.2 level AA.",
        "eye",
      ],
      [
        "Notes for your developers",
        "Spacing, motion and behaviour written beside the screens, so no one has to guess from a picture.",
        "type",
      ],
    ]),
    questions([
      [
        "Which tool do you design in?",
        "Figma, in a team or project you own. If your developers rely on something else, mention it before we start and we’ll check what survives the export.",
      ],
      [
        "Will you test it with users?",
        "Where the package includes testing, yes: short sessions with people who match your customers, recruited with your help. Otherwise we leave you a script so that you can do it yourselves.",
      ],
      [
        "Can you work with our existing brand?",
        "Gladly. Send the guidelines, or a business card if that is all there is. We extend what you have and point out colours that fail on screens.",
      ],
      [
        "Our product has more than 12 screens. Which package?",
        "One of the packages for websites, apps, SaaS and web apps. They’re priced by screens or pages and go beyond 25, without the interviews and test sessions of Product.",
      ],
      [
        "When does the retainer make sense?",
        "Once the product is live and questions arrive weekly. 20 to 25 hours a month beat a new quote for each button. If you need about twice that, a UI/UX designer by the month costs less an hour. Before launch, a fixed project is usually cheaper.",
      ],
    ]),
    {
      _type: "closing",
      heading: "Show us the screen where people give up",
      text: "Send a screenshot of it. You’ll get three observations and a suggestion about the size of the project.",
      label: "Send a Screenshot",
      chatMessage: "Hi Team, this is the screen where people give up:",
    },
  ],
  seo: { preset: "seoPreset-ui-ux-design" },
};
