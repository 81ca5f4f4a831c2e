import type { Price as PriceData } from "@currawong/schemas/price";
import { Badge } from "../badge/badge";
import { ChatLink } from "../button/chat-link";
import { Price } from "../price/price";
import { Stars } from "../stars/stars";

type Props = {
  title: string;
  description: string;
  /** The first four; `featureCount` says how many there are in all. */
  features: readonly string[];
  featureCount: number;
  price: PriceData | null;
  badge: string;
  isPopular?: boolean | null;
  rating?: number | null;
  reviewCount?: number | null;
  chatMessage: string;
  /** The page that tells more, when there is one. */
  href: string | null;
  /** Home cards are whole sections and carry no rating. */
  rated?: boolean;
};

/** A service, package or role as every list shows it (specification, section 3, “Service card”). */
export function ServiceCard(props: Props) {
  const more = props.featureCount - props.features.length;
  return (
    <article className={props.isPopular ? "card popular" : "card"}>
      <Badge label={props.badge} />
      <h3>{props.title}</h3>
      <p>{props.description}</p>
      <ul className="features">
        {props.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
        {more > 0 && <li className="more">+ {more} more features</li>}
      </ul>
      <div className="card-foot">
        {props.price ? (
          <Price price={props.price} />
        ) : (
          <span className="mute">Price on request</span>
        )}
        {props.rated !== false && (
          <Stars rating={props.rating ?? null} reviewCount={props.reviewCount ?? null} />
        )}
      </div>
      <div className="card-actions">
        <ChatLink message={props.chatMessage} className="button ghost small">
          Get Quote<span className="sr-only"> for {props.title}</span>
        </ChatLink>
        {props.href && (
          <a className="text-link" href={props.href}>
            Read More Details<span className="sr-only"> about {props.title}</span>
          </a>
        )}
      </div>
    </article>
  );
}
