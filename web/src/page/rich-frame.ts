import { consultationMessage, quoteMessage } from "@/enquiries/contact-links/chat-url";
import type { Block, BlockOf, ComposedBlock } from "@/model/block";
import type { PictureData } from "@/model/picture";

type Hero = BlockOf<"hero">;

/** A button of the opening that opens the chat. */
const chatButton = (_key: string, label: string, chatMessage: string) => ({
  ...{ _key, label, chatMessage },
  ...{ anchor: null, landing: null, target: null },
});

/** The opening of a frame, with the page's title and introduction. */
export const openingBlock = (own: Partial<Hero>): Hero => ({
  _key: "opening",
  _type: "hero",
  ...{ eyebrow: null, buttons: null, background: null, aside: "none", picture: null },
  ...{ conversation: null, ratesTitle: null, priceRange: null, claims: null },
  ...own,
});

/** The form of a frame. */
export const formBlock = (
  own: Pick<BlockOf<"form">, "heading" | "variant" | "serviceType">,
): BlockOf<"form"> => ({ _key: "form", _type: "form", intro: null, band: true, ...own });

type Frame = {
  heroImage: PictureData;
  conversation: Hero["conversation"];
  serviceType: string | null;
  sections: readonly ComposedBlock[] | null;
  background: Hero["background"];
};

/** Where the parts of the rich layout are edited. @param within path of their object, with a trailing dot */
export const richFields = (within: string) => ({
  sections: `${within}sections`,
  frame: { opening: `${within}title`, form: `${within}serviceType` },
});

/** The rich layout (specification, section 2): opening with the picture, the editors' blocks and the form. */
export function richBlocks(frame: Frame): Block[] {
  const { heroImage, conversation, serviceType, sections, background } = frame;
  const service = serviceType ?? "your";
  return [
    openingBlock({
      buttons: [
        chatButton("consultation", "Get Free Consultation", consultationMessage(service)),
        chatButton("quote", "Get Free Quote", quoteMessage(service)),
      ],
      background,
      // A conversation is the picture of its page.
      aside: conversation?.length ? "conversation" : "picture",
      conversation,
      picture: heroImage,
    }),
    ...(sections ?? []),
    formBlock({ heading: "Get Your Free Quote", variant: "enquiry", serviceType }),
  ];
}
