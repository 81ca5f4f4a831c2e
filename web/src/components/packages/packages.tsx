import type { Price as PriceData } from "@currawong/schemas/price";
import { Badge } from "../badge/badge";
import { ChatLink } from "../button/chat-link";
import { Price } from "../price/price";

type Package = {
  _key: string;
  title: string;
  price: PriceData | null;
  scope: string | null;
  description: string | null;
  features: readonly string[];
  badge: string | null;
  isPopular: boolean | null;
  chatMessage: string;
};

type Props = { packages: readonly Package[]; label?: string };

/** Plans offered side by side; each button opens the chat about that plan. */
export function Packages({ packages, label = "Get Quote" }: Props) {
  return (
    <div className="packages">
      {packages.map((plan) => (
        <article key={plan._key} className={plan.isPopular ? "package popular" : "package"}>
          {plan.isPopular ? (
            <Badge label="MOST POPULAR" />
          ) : plan.badge ? (
            <Badge label={plan.badge} />
          ) : (
            <span />
          )}
          <h3>{plan.title}</h3>
          {plan.price ? <Price price={plan.price} /> : <span className="price">By quote</span>}
          <p className="scope">{plan.scope ?? plan.description}</p>
          <ul className="features">
            {plan.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <ChatLink message={plan.chatMessage} className="button ghost">
            {label}
            <span className="sr-only">: {plan.title}</span>
          </ChatLink>
        </article>
      ))}
    </div>
  );
}
