import type { Scene } from "./canvas.ts";
import { ai } from "./covers/ai.ts";
import { automation } from "./covers/automation.ts";
import { caseStudy } from "./covers/case-study.ts";
import { chatbots } from "./covers/chatbots.ts";
import { design } from "./covers/design.ts";
import { ecommerce } from "./covers/ecommerce.ts";
import { itServices } from "./covers/it-services.ts";
import { mobile } from "./covers/mobile.ts";
import { product } from "./covers/product.ts";
import { security } from "./covers/security.ts";
import { socialMedia } from "./covers/social-media.ts";
import { web } from "./covers/web.ts";
import { about, home } from "./heroes/brand.ts";
import {
  airbnbClone,
  facebookClone,
  instagramClone,
  linkedinClone,
  tiktokClone,
  uberClone,
} from "./heroes/clones.ts";
import { facebookChat, instagramChat, websiteChat, whatsappChat } from "./heroes/conversations.ts";
import { mobileApp, saas, webApp, website } from "./heroes/designs.ts";
import { facebook, instagram, linkedin, tiktok, youtube } from "./heroes/platforms.ts";
import { crypto, delivery, salon, social, store, taxi } from "./projects.ts";

/** Covers of articles, one visual language per category. */
export const covers = {
  chatbots,
  ecommerce,
  web,
  "social-media": socialMedia,
  automation,
  ai,
  mobile,
  design,
  security,
  "it-services": itServices,
  product,
  "case-study": caseStudy,
} as const satisfies Record<string, Scene>;

/** Portfolio: one large scene per project. */
export const projects = {
  "project-delivery": delivery,
  "project-social": social,
  "project-taxi": taxi,
  "project-crypto": crypto,
  "project-salon": salon,
  "project-store": store,
} as const satisfies Record<string, Scene>;

/** Hero pictures of pages. */
export const heroes = {
  home,
  about,
  "chatbot-website": websiteChat,
  "chatbot-instagram": instagramChat,
  "chatbot-facebook": facebookChat,
  "chatbot-whatsapp": whatsappChat,
  "platform-instagram": instagram,
  "platform-tiktok": tiktok,
  "platform-youtube": youtube,
  "platform-facebook": facebook,
  "platform-linkedin": linkedin,
  "design-website": website,
  "design-mobile-app": mobileApp,
  "design-saas": saas,
  "design-web-app": webApp,
  "clone-tiktok": tiktokClone,
  "clone-uber": uberClone,
  "clone-facebook": facebookClone,
  "clone-instagram": instagramClone,
  "clone-linkedin": linkedinClone,
  "clone-airbnb": airbnbClone,
} as const satisfies Record<string, Scene>;

/** What a picture shows; the slug then varies it. */
export type PictureKind = keyof typeof covers | keyof typeof projects | keyof typeof heroes;

const scenes: Record<PictureKind, Scene> = { ...covers, ...projects, ...heroes };

/** All kinds. The record above is total over PictureKind, so its keys are exactly the kinds. */
export const pictureKinds = Object.keys(scenes) as PictureKind[];

/** Whether a text, such as a front matter field, names a kind. */
export const isPictureKind = (text: string): text is PictureKind => Object.hasOwn(scenes, text);

/** Kinds shown uncropped across the page, below its opening. */
const WIDE = /^(?:chatbot|design)-/;

/** Width added on each side to make a canvas of 1600 × 1200 as wide as a screen, 16:9. */
const BLEED = 267;

/** The scene of a kind, the canvas it is composed on, and the visible size, in picture units. */
export function sceneOf(kind: PictureKind) {
  const height = Object.hasOwn(heroes, kind) ? 1200 : 1000;
  const bleed = WIDE.test(kind) ? BLEED : 0;
  const canvas = { width: 1600, height, bleed };
  return { scene: scenes[kind], canvas, width: canvas.width + 2 * bleed, height };
}
