import type { AuthoredDocument } from "../../authored.ts";
import { benefits, features, questions } from "../../blocks.ts";
import { services } from "../../offers.ts";
import { seo } from "../../seo.ts";

export const tiktokPage: AuthoredDocument<"platformPage"> = {
  _id: "platformPage-tiktok",
  title: "TikTok marketing, filmed by your own people",
  platform: "TikTok",
  icon: "tiktok",
  summary: "Short, plain clips with a first line worth staying for, made weekly.",
  description:
    "No one on TikTok waits for a logo to finish spinning. They stay for a blocked drain, a perfect fold, a boss who can laugh at herself. We find what’s watchable in your week and make sure it gets filmed.",
  service: "service-tiktok-marketing",
  heroImage: {
    svg: "platforms/tiktok.svg",
    alt: "A tall video frame with its controls stands before columns of other vertical pictures.",
  },
  serviceType: "TikTok Marketing",
  sections: [
    features("Key Features", [
      [
        "An opening line that holds people",
        "We write several openings for each clip and you film the best two. “This bathroom was tiled in 1974” beats “Welcome to our page”.",
        "bolt",
      ],
      [
        "Series instead of one-offs",
        "A repeating format, such as Fridge of the Week, gives viewers a reason to return and saves you from inventing something every Monday.",
        "layers",
      ],
      [
        "Shot lists for beginners",
        "Hold it upright, stand here, film ten seconds of hands. The list goes to one nominated phone and comes back as raw clips.",
        "camera",
      ],
      [
        "Edits with natural sound",
        "Pauses come out, workshop noise stays in, and text appears when it’s spoken. It sounds like real life, which is what works on TikTok.",
        "video",
      ],
      [
        "Search inside the app",
        "People type “best laksa Darwin” straight into TikTok. We say the phrase, caption it and set the location, so that the clip can answer.",
        "search",
      ],
      [
        "Ready for Spark Ads",
        "Spark Ads promote a clip from your own account after it has proved itself. We arrange the permission and name the clips. Running the ads starts with the Momentum package.",
        "megaphone",
      ],
    ]),
    benefits(
      [
        "Applicants turn up already knowing what the job looks like",
        "Footage serves again as reels, shorts and website clips",
        "Awkward staff can work off camera as narrators or hands",
        "Weekly editing means yesterday’s flood can be tomorrow’s clip",
        "Licensed music avoids a muted video six months later",
        "You learn which sentence makes people leave",
      ],
      { band: true },
    ),
    {
      _type: "serviceCards",
      heading: "What it costs",
      services: services("tiktok-marketing"),
      layout: "rows",
    },
    questions([
      [
        "Is our customer even on TikTok?",
        "Ask ten of them what they watched last night. Renters, young parents, first-home buyers and hospitality workers usually say yes; procurement managers usually don’t. If the answer is thin we’ll point you at YouTube or LinkedIn and keep the shot list.",
      ],
      [
        "Do we have to dance?",
        "Please don’t, unless you’re a dance school. Explaining, repairing, unpacking and answering a rude comment politely all work. Trends are used when they fit the trade and skipped when they would make an electrician look like someone’s uncle at a wedding.",
      ],
      [
        "Which songs may a business use?",
        "Those in TikTok’s Commercial Music Library, or music you have licensed. Popular tracks are cleared for personal accounts only, so a shop using one can have its sound removed or receive a claim. Your own voice over real noise costs nothing.",
      ],
      [
        "What about viewers under sixteen?",
        "Since December 2025 Australian law has required platforms such as TikTok to take reasonable steps to keep under-16s from holding accounts. We therefore plan for adults, including for school, toy and sports brands, where the clip speaks to the parent.",
      ],
    ]),
  ],
  seo: seo(
    "social-media",
    "TikTok for Australian Businesses, Without the Dancing",
    "What makes a trade, shop or clinic watchable on TikTok: opening lines, repeatable series, shot lists for one phone, licensed music and Spark Ads.",
    "TikTok for business Australia, TikTok content ideas, TikTok shot list, TikTok commercial music, TikTok agency Sydney",
  ),
};
