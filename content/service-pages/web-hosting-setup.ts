import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/web-hosting-setup.svg",
    "DNS records with what changed, an old and a new server side by side with no time down, and a backup restored once.",
    [
      ["DNS zone copied and written down", "left"],
      ["Data centre in Sydney or Melbourne", "middle"],
      ["Backup schedule plus one trial restore", "right"],
    ],
  ),
  without: [
    [
      "The hosting plan",
      "Your company pays the provider, by the month or the year. The price is on the sheet before you choose.",
    ],
    [
      "Mailboxes",
      "They stay where they are. Moving them is email hosting setup, best done another day.",
    ],
    [
      "Fixing the site",
      "Anything slow or broken moves as it is. You get a list of what we noticed on the way.",
    ],
  ],
  time: [
    ["Choosing a plan", "Your traffic and the site’s needs on one page, with two plans that fit."],
    [
      "Building the new server",
      "The new home is finished while the old one still serves visitors.",
    ],
    ["The move", "Usually a Tuesday after 9 pm. You’re welcome to watch."],
    ["Two weeks with both servers", "The old server stays on until you say the word."],
  ],
  ask: [
    [
      "Will visitors notice?",
      "They shouldn’t. For a few minutes some reach the old server and some the new, so shops stop taking orders until it settles.",
    ],
    [
      "What if something goes wrong?",
      "We change the records back, which takes five minutes because we prepared them for it.",
    ],
    [
      "Do you keep a login?",
      "Only if you want care afterwards. Otherwise we remove it while you watch.",
    ],
  ],
  links:
    "[Seven IT services in buying order](/blog/top-7-it-services-australia) says when to move, and the [readiness checklist](/blog/it-infrastructure-readiness-checklist) scores what you have.",
};
