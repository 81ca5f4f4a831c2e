import { consultationMessage } from "@/chat/chat-url";
import type { Block, BlockOf, ComposedBlock } from "@/model/block";

/** What a page in the rich layout asks its visitors to do. */
export const consultation = (serviceType: string) => ({
  label: "Get Free Consultation",
  message: consultationMessage(serviceType),
});

type Picture = BlockOf<"pictures">["pictures"][number];
type Background = BlockOf<"hero">["background"];

type Frame = {
  heroImage: Omit<Picture, "_key"> | null;
  conversation: BlockOf<"hero">["conversation"];
  serviceType: string | null;
  sections: readonly ComposedBlock[];
  background?: Background;
};

/** Where the parts of the rich layout are changed. @param within the object that holds them, with a dot */
export const richFields = (within: string) => ({
  title: `${within}title`,
  description: `${within}description`,
  sections: `${within}sections`,
  frame: {
    opening: `${within}title`,
    picture: `${within}heroImage`,
    form: `${within}serviceType`,
  },
});

/**
 * The rich layout (specification, section 2): opening, picture, the blocks an editor put between, and
 * the form. The frame is the same for every page in it.
 */
export function richBlocks(frame: Frame): Block[] {
  const { heroImage, conversation, serviceType, sections, background } = frame;
  const { label, message } = consultation(serviceType ?? "your");
  return [
    {
      _key: "opening",
      _type: "hero",
      eyebrow: null,
      buttons: [
        {
          _key: "consultation",
          label,
          chatMessage: message,
          anchor: null,
          landing: null,
          target: null,
        },
      ],
      background: background ?? null,
      aside: conversation?.length ? "conversation" : "none",
      picture: null,
      conversation,
      ratesTitle: null,
      priceRange: null,
      claims: null,
    },
    ...(heroImage
      ? [
          {
            _key: "picture",
            _type: "pictures" as const,
            pictures: [{ ...heroImage, _key: "hero" }],
            points: null,
          },
        ]
      : []),
    ...sections,
    {
      _key: "form",
      _type: "form",
      heading: "Get Your Free Quote",
      intro: null,
      variant: "enquiry",
      serviceType,
      band: true,
    },
  ];
}
