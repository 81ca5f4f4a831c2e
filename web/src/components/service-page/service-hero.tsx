import "./service-page.css";
import type { Service } from "@/blocks/block";
import { serviceChatMessage } from "@/chat/chat-url";
import { Badge } from "../badge/badge";
import type { Crumb } from "../breadcrumb/breadcrumb";
import { ChatLink } from "../button/chat-link";
import { Hero } from "../hero/hero";
import { Price } from "../price/price";
import { Stars } from "../stars/stars";

type Props = { service: Service; crumbs: readonly Crumb[] };

/** What the service is, over its background, and its price as one great line of the rate card. */
export function ServiceHero({ service, crumbs }: Props) {
  const { title, description, badge, price, priceIncludes } = service;
  return (
    <Hero
      className="service-hero"
      background={service.vantaType}
      crumbs={crumbs}
      eyebrow={<Badge label={badge} />}
      title={title}
      intro={description}
      foot={
        <div className="wrap">
          <p className="starting-at">
            <span>Starting at </span>
            <Price price={{ ...price, from: false }} />
          </p>
          <p className="starting-notes">
            <Stars rating={service.rating} reviewCount={service.reviewCount} />
            {priceIncludes && <span>The price covers {priceIncludes}</span>}
          </p>
        </div>
      }
    >
      <div className="buttons">
        <ChatLink message={service.chatMessage || serviceChatMessage(title)}>Get Quote</ChatLink>
        <a className="button ghost" href="#included">
          See what is in it
        </a>
      </div>
    </Hero>
  );
}
