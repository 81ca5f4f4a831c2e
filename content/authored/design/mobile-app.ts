import type { AuthoredDocument } from "../../authored.ts";
import { features, questions } from "../../blocks.ts";
import { seo } from "../../seo.ts";

export const mobileAppDesignPage: AuthoredDocument<"designPage"> = {
  _id: "designPage-mobile-app",
  title: "Mobile app design for iPhone and Android",
  summary: "iPhone and Android screens, from a first five to a field crew’s fifty.",
  description:
    "Picture your user on a platform at Central, one hand on a bag, two bars of signal. The app has to work there. We draw it at that size and put the main action where a thumb can reach it.",
  sections: [
    {
      _type: "hero",
      background: "birds",
      aside: "picture",
      picture: {
        svg: "design/mobile-app.svg",
        alt: "Three screens of an app for ocean swimmers: its wireframe, a beach with today’s water and wind, and a week of swims.",
      },
      buttons: [
        {
          label: "Get Free Quote",
          chatMessage: "Hi Team, I'd like a free quote for mobile app design. The app does this:",
        },
        { label: "See the packages", anchor: "packages" },
      ],
    },
    features("What the design covers", [
      [
        "The main task first",
        "The thing people will do weekly is designed first, by itself. Settings and splash screens wait their turn.",
        "refresh",
      ],
      [
        "At home on iPhone and Android",
        "Back gestures, sheets and date pickers behave as each system’s owners expect, while the brand stays recognisably yours.",
        "layers",
      ],
      [
        "Permissions asked at the right time",
        "Camera, location and notifications are requested at the moment they make sense, with a path for those who decline.",
        "bell",
      ],
      [
        "Readable in sunlight, usable in gloves",
        "Contrast for a windscreen at noon, targets for cold hands, and a dark version for the night shift.",
        "eye",
      ],
      [
        "What happens without signal",
        "What is saved, what is queued, what is merely greyed out: decided on the drawing and written next to it.",
        "link",
      ],
      [
        "The store page",
        "The icon, and from Complete up the screenshots, are part of the design, because that’s where installs are won.",
        "star",
      ],
    ]),
    {
      _type: "packages",
      heading: "Packages and prices",
      set: "packageSet-design-mobile-app",
      service: "service-mobile-app-design",
      band: true,
    },
    {
      _type: "pictures",
      pictures: [
        {
          svg: "services/mobile-app-design.svg",
          alt: "An app for logging dives: the flow, a sketch with where five people looked, the design with the button under the map, the screen without signal, and what five tests changed.",
        },
      ],
      heading: "What you can count on",
      points: [
        "Empty and offline states drawn as well",
        "Screens follow Apple and Material guidance",
        "VoiceOver and TalkBack labels specified",
        "Specifications ready for Flutter or native teams",
      ],
    },
    questions([
      [
        "How do I count my screens?",
        "Walk through one task and write a line each time the picture changes. Lists, their empty version, an error and a confirmation are separate screens. Send us the list and we’ll point out the ones you forgot before you choose a package.",
      ],
      [
        "Must we design iOS and Android separately?",
        "Rarely in full. We draw one set and mark where the two systems differ: navigation, pickers, permission wording, share sheets. If your audience is nearly all on one system, that one gets the care and the other gets the differences.",
      ],
      [
        "What will our developers receive?",
        "An organised Figma file, exported icons, a list of colours and text sizes as tokens, and a short note per screen on loading, failure and motion. We join one call a week during the build if your plan includes reviews.",
      ],
    ]),
    {
      _type: "closing",
      heading: "Your app, drawn before it’s built",
      label: "Get an App Design Quote",
      chatMessage: "Hi Team, I'm interested in your mobile app design service. The app does this:",
    },
  ],
  seo: seo(
    "ui-ux-design",
    "Mobile App UI/UX Design, Priced by Screens",
    "App design for iPhone and Android in three sizes, from 5-8 screens up: main task first, in reach of a thumb, specified for Flutter or native developers.",
    "mobile app UI UX design, app design cost Australia, iOS app design, Android app design, app prototype Sydney",
  ),
};
