import type { AuthoredDocument } from "../../authored.ts";
import { benefits, features, questions } from "../../blocks.ts";
import { services } from "../../offers.ts";
import { seo } from "../../seo.ts";

export const instagramPage: AuthoredDocument<"platformPage"> = {
  _id: "platformPage-instagram",
  title: "Instagram marketing made from your own work",
  platform: "Instagram",
  icon: "instagram",
  summary: "Reels to be found by, a grid to be judged by, stories for the people who stayed.",
  description:
    "Someone hears your name at a barbecue and looks you up. In nine squares they decide whether you’re open, good and within reach. We plan those squares and make them from your real work.",
  service: "service-instagram-marketing",
  heroImage: {
    svg: "platforms/instagram.svg",
    alt: "A grid of nine square pictures, one lifted out larger with a gold heart; story rings at the left.",
  },
  serviceType: "Instagram Marketing",
  sections: [
    features("Key Features", [
      [
        "Reels for reach",
        "A reel is shown to people who have never heard of you. Ours begin in the middle of the job: the cut, the pour, the before.",
        "play",
      ],
      [
        "A grid with a plan",
        "Proof, price, people, place: four kinds of picture in rotation, so the profile makes sense to a visitor who scrolls for eight seconds.",
        "grid",
      ],
      [
        "Stories that ask questions",
        "Polls, sliders and question boxes let regulars choose the next special or colour, and tell you what to stock.",
        "story",
      ],
      [
        "Captions that get found",
        "Suburb, product and problem go in the first line, where search inside the app can read them. Each picture is described for followers who can’t see it.",
        "search",
      ],
      [
        "Posts with businesses nearby",
        "A joint post with the florist, the gym or the maker down the road appears on both profiles. We draft the pitch and brief the pictures.",
        "handshake",
      ],
      [
        "A profile with one clear next step",
        "Name field, category, action button, pinned posts and highlights arranged around the one thing a newcomer should press.",
        "target",
      ],
    ]),
    benefits(
      [
        "The account keeps its rhythm through school holidays and stocktake",
        "Your phone’s camera roll becomes next month’s material",
        "Price questions fall when carousels answer them",
        "You can see which posts would be worth paying to promote",
        "You keep the password, the files and the followers",
        "The report starts with enquiries and ends with likes",
      ],
      { band: true },
    ),
    {
      _type: "serviceCards",
      heading: "What it costs",
      services: services("instagram-marketing"),
      layout: "rows",
    },
    questions([
      [
        "How many followers do we need before it pays?",
        "Fewer than most owners expect. A cake maker is fully booked by a few hundred people in the right postcodes. We look at profile visits, taps on the address and messages, which tell you about customers, and don’t worry about the follower count.",
      ],
      [
        "Should we buy followers to look established?",
        "No. Bought accounts never reply, buy or turn up, they drag down the share of viewers who react, and Instagram removes them in batches. A small honest number beside sharp pictures looks far better to a customer who checks.",
      ],
      [
        "Do you use our photographs or your own?",
        "Yours, wherever possible. We send a list of twelve shots with examples, you take them in about an hour whenever it suits, and we grade and crop them so they belong together. If the premises deserve a proper photographer, we quote that separately.",
      ],
      [
        "Can we repost what customers publish about us?",
        "With their permission, yes. We ask in a message, keep the reply, and name the person. If you paid them or gave them something, the post has to say it is advertising, whatever the size of the gift.",
      ],
    ]),
  ],
  seo: seo(
    "social-media",
    "Instagram for Australian Businesses: How We Run It",
    "How we run a business Instagram: reels, grid, stories, searchable captions and local collaborations, and straight answers about followers and reposts.",
    "Instagram for business Australia, Instagram management, Instagram reels strategy, Instagram grid planning, local Instagram marketing",
  ),
};
