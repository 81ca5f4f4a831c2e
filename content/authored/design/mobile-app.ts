import type { DesignPage } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

export const mobileAppDesignPage: AuthoredDocument<DesignPage> = {
  _id: "designPage-mobile-app",
  title: "Mobile app design for iPhone and Android",
  summary: "iPhone and Android screens, from a first five to a field crew’s fifty.",
  description:
    "Picture your user on a platform at Central, one hand on a bag, two bars of signal. The app has to work there. We draw it at that size, load it on a real phone and watch where the thumb goes wrong.",
  order: 20,
  sections: [
    {
      _type: "hero",
      background: "birds",
      buttons: [
        {
          label: "Get Free Quote",
          chatMessage: "Hi Team, I'd like a free quote for mobile app design. The app does this:",
        },
        { label: "See the packages", anchor: "packages" },
      ],
    },
    {
      _type: "features",
      heading: "What the design covers",
      items: [
        {
          title: "The core loop",
          description:
            "The thing people will do weekly is designed first and tested alone. Settings and splash screens wait their turn.",
          icon: "refresh",
        },
        {
          title: "Two platforms, two accents",
          description:
            "Back gestures, sheets and date pickers behave as each system’s owners expect, while the brand stays recognisably yours.",
          icon: "layers",
        },
        {
          title: "Permissions, asked late",
          description:
            "Camera, location and notifications are requested at the moment they make sense, with a path for those who decline.",
          icon: "bell",
        },
        {
          title: "Sunlight and gloves",
          description:
            "Contrast for a windscreen at noon, targets for cold hands, and a dark version for the night shift.",
          icon: "eye",
        },
        {
          title: "No-signal behaviour",
          description:
            "What is saved, what is queued, what is merely greyed out: decided on the drawing and written next to it.",
          icon: "link",
        },
        {
          title: "The store page",
          description:
            "Icon, screenshots and the first two lines of description are part of the design, since that is where installs are won.",
          icon: "star",
        },
      ],
    },
    {
      _type: "packages",
      heading: "Packages and prices",
      set: "packageSet-design-mobile-app",
      band: true,
    },
    {
      _type: "pictures",
      pictures: [
        {
          svg: "design/mobile-app.svg",
          alt: "The same phone screen three times: as a wireframe, as plain blocks, and finished in colour.",
        },
      ],
      points: [
        "Prototype installed on your own phone",
        "Screens follow Apple and Material guidance",
        "VoiceOver and TalkBack labels specified",
        "Specifications ready for Flutter or native teams",
      ],
    },
    {
      _type: "questions",
      heading: "Frequently Asked Questions",
      items: [
        {
          question: "How do I count my screens?",
          answer:
            "Walk through one task and write a line each time the picture changes. Lists, their empty version, an error and a confirmation are separate screens. Send us the list and we’ll point out the ones you forgot before you choose a package.",
        },
        {
          question: "Must we design iOS and Android separately?",
          answer:
            "Rarely in full. We draw one set and mark where the two systems differ: navigation, pickers, permission wording, share sheets. If your audience is nearly all on one system, that one gets the care and the other gets the differences.",
        },
        {
          question: "What will our developers receive?",
          answer:
            "An organised Figma file, exported icons, a list of colours and text sizes as tokens, and a short note per screen on loading, failure and motion. We join one call a week during the build if your plan includes reviews.",
        },
      ],
    },
    {
      _type: "closing",
      label: "Get an App Design Quote",
      chatMessage: "Hi Team, I'm interested in your mobile app design service. The app does this:",
    },
  ],
  seo: {
    preset: "seoPreset-ui-ux-design",
    customTitle: "Mobile App UI/UX Design, Priced by Screens",
    customDescription:
      "App design for iPhone and Android in three sizes, from 5-8 screens up: core loop first, tested on a handset, specified for Flutter or native developers.",
    keywords:
      "mobile app UI UX design, app design cost Australia, iOS app design, Android app design, app prototype Sydney",
  },
};
