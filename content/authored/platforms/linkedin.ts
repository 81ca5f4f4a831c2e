import type { AuthoredDocument } from "../../authored.ts";
import { benefits, features, questions } from "../../blocks.ts";
import { seo } from "../../seo.ts";

export const linkedinPage: AuthoredDocument<"platformPage"> = {
  _id: "platformPage-linkedin",
  title: "LinkedIn marketing in your experts’ own words",
  platform: "LinkedIn",
  icon: "linkedin",
  summary: "Directors who write like themselves. Ads by job title are in the bigger packages.",
  description:
    "A tender panel reads the engineer’s profile before the capability statement. We interview your experts for twenty minutes, turn what they said into posts they would sign, and keep the company page from reading like a press release.",
  heroImage: {
    svg: "platforms/linkedin.svg",
    alt: "A profile card at the centre of a network of linked discs on dark ground, one disc gold.",
  },
  serviceType: "LinkedIn Marketing",
  sections: [
    features("Key Features", [
      [
        "Interviews, then drafts",
        "A recorded call each month becomes a set of posts. The speaker corrects them, so the opinions and the commas stay their own.",
        "phone",
      ],
      [
        "Profiles rewritten for buyers",
        "Headline, banner, first two lines and featured work, for someone who looks you up before a meeting.",
        "person",
      ],
      [
        "Swipeable documents",
        "A six-page explainer on a standard, a method or a budget template does better here than a stock picture of a handshake.",
        "layers",
      ],
      [
        "Company page housekeeping",
        "Services, locations, job ads and employee links set right, and posts often enough that the page shows signs of life.",
        "gear",
      ],
      [
        "Ads by role",
        "Facilities managers at firms of 200 to 1,000 in Victoria is an audience you can buy. It’s expensive, so the offer has to be worth it.",
        "target",
      ],
      [
        "Hiring stories",
        "The apprentice’s first pour, the graduate’s first site visit: told by them, checked by you, posted before the vacancy opens.",
        "heart",
      ],
    ]),
    benefits(
      [
        "Partners spend half an hour a month and sound like themselves",
        "Tender teams gain public material to point to",
        "Recruiters’ fees shrink when candidates arrive by name",
        "Conference talks keep working after the lanyards are binned",
        "Account lists for sales come from people who reacted",
        "Departing staff leave the company page with its audience",
      ],
      { band: true },
    ),
    {
      _type: "packages",
      heading: "Monthly packages",
      intro:
        "Company page and directors’ profiles are looked after as one platform. Ads start with Momentum.",
      set: "packageSet-social-media",
    },
    questions([
      [
        "Company page or personal profiles?",
        "Both, weighted towards people. Readers reply to a named person far more than to a logo, while the page is where they check that the firm exists. We start with two or three willing colleagues and leave the others alone.",
      ],
      [
        "Do you automate connection requests?",
        "We don’t. Tools that click on a member’s behalf break LinkedIn’s terms and can cost a director the account. Requests are few, written for the recipient, and sent by the person whose face is on them.",
      ],
      [
        "Why are the ads so expensive?",
        "You’re paying for a job title, an employer size and an industry in one filter. A click may cost several times what Facebook charges. It makes sense when one contract is worth thousands, and we’ll say so when yours isn’t.",
      ],
      [
        "What may our advisers say in public?",
        "That depends on licence and employer. Financial, legal and health professionals have advertising rules of their own, so drafts for them go through whoever handles compliance, with the date of approval kept beside the post.",
      ],
    ]),
  ],
  seo: seo(
    "social-media",
    "LinkedIn Marketing for Firms That Sell Expertise",
    "LinkedIn for engineers, advisers and B2B suppliers: posts drafted from interviews, better profiles, swipeable documents and ads by job title.",
    "LinkedIn marketing Australia, LinkedIn ghostwriting, B2B social media, LinkedIn ads Sydney, LinkedIn company page management",
  ),
};
