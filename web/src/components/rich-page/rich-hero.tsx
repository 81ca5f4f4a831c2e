import type { Price as PriceData } from "@currawong/schemas/price";
import type { ReactNode } from "react";
import { consultationMessage } from "@/chat/chat-url";
import type { BackgroundType } from "../background/scene";
import type { Crumb } from "../breadcrumb/breadcrumb";
import { ChatLink } from "../button/chat-link";
import { Hero } from "../hero/hero";
import { Picture } from "../picture/picture";
import { Price } from "../price/price";
import { Conversation } from "./conversation";
import type { RichContent } from "./rich-content";

type Props = {
  title: string;
  description: string;
  rich: RichContent;
  crumbs: readonly Crumb[];
  price?: PriceData | null;
  /** The page that tells more about the priced service. */
  details?: string | null;
  background?: BackgroundType;
  className?: string;
  /** A strip along the foot of the hero. */
  foot?: ReactNode;
};

/** The promise on the left; on the right a conversation, or else the picture. */
export function RichHero({
  title,
  description,
  rich,
  price,
  details,
  className = "",
  ...props
}: Props) {
  const { conversation, heroImage, serviceType } = rich;
  const aside = conversation?.length ? (
    <Conversation turns={conversation} />
  ) : (
    <Picture picture={heroImage} ratio={4 / 3} sizes="(max-width: 900px) 92vw, 620px" priority />
  );
  return (
    <Hero
      {...props}
      className={`rich-hero ${className}`.trim()}
      title={title}
      intro={description}
      aside={aside}
    >
      <div className="buttons">
        <ChatLink message={consultationMessage(serviceType)}>Get Free Consultation</ChatLink>
      </div>
      {price && (
        <p className="from">
          {!price.from && "Starting at "}
          <Price price={price} />
          {details && (
            <a className="text-link" href={details}>
              Read More Details<span className="sr-only"> about {serviceType}</span>
            </a>
          )}
        </p>
      )}
    </Hero>
  );
}
