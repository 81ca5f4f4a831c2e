import { pathOf } from "@currawong/schemas/paths";
import type { ReactNode } from "react";
import { serviceChatMessage } from "@/chat/chat-url";
import type { BlockOf } from "@/model/block";
import { ServiceCard } from "./service-card";

type Service = NonNullable<BlockOf<"serviceCards">["services"]>[number];

type Props = {
  service: Service;
  /** A drawing above the badge. */
  picture?: ReactNode;
};

/** A service of the dataset as a card, with its page behind “Read More Details”. */
export function ListedService({ service, picture }: Props) {
  const { title, description, features, badge, isPopular } = service;
  return (
    <ServiceCard
      title={title}
      description={description}
      features={features}
      badge={badge}
      isPopular={isPopular}
      price={service.price}
      priceIncludes={service.priceIncludes}
      rating={service.rating}
      reviewCount={service.reviewCount}
      chatMessage={service.chatMessage || serviceChatMessage(title)}
      href={pathOf(service)}
      picture={picture}
    />
  );
}
