import type { Price as PriceData } from "@currawong/schemas/price";
import { Badge } from "../badge/badge";
import { ChatLink } from "../button/chat-link";
import { each } from "../each/each";
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

/** The plan's own label; a popular plan without one says so. Empty, it keeps the grid's row. */
function Label({ badge, isPopular }: Pick<Package, "badge" | "isPopular">) {
  const label = badge ?? (isPopular ? "Most Popular" : null);
  return label ? <Badge label={label} /> : <span />;
}

/** Plans offered side by side; each button opens the chat about that plan. */
export function Packages({ packages, label = "Get Quote" }: Props) {
  return (
    <div className={packages.length === 4 ? "cards four" : "cards"}>
      {each(packages, (plan) => (
        <article className={`card package${plan.isPopular ? " popular" : ""}`}>
          <Label {...plan} />
          <h3>{plan.title}</h3>
          {plan.price ? <Price price={plan.price} /> : <span className="price">By quote</span>}
          <div className="scope">
            {plan.scope && <p>{plan.scope}</p>}
            {plan.description && <p className="mute">{plan.description}</p>}
          </div>
          <ul className="features">
            {each(plan.features, (feature) => (
              <li>{feature}</li>
            ))}
          </ul>
          <ChatLink
            message={plan.chatMessage}
            className={plan.isPopular ? "button" : "button ghost"}
          >
            {label}
            <span className="sr-only">{`: ${plan.title}`}</span>
          </ChatLink>
        </article>
      ))}
    </div>
  );
}
