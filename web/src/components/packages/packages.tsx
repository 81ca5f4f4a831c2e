import type { Price as PriceData } from "@currawong/schemas/price";
import { Badge } from "../badge/badge";
import { ChatLink } from "../button/chat-link";
import { each } from "../each/each";
import { Features } from "../features/features";
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

type Props = {
  packages: readonly Package[];
  label?: string;
  /** Whether every inclusion shows at once: for pricing plans, which are no cards. */
  whole?: boolean;
};

/** The plan's own label; a popular plan without one says so. Empty, it keeps the grid's row. */
function Label({ badge, isPopular }: Pick<Package, "badge" | "isPopular">) {
  const label = badge ?? (isPopular ? "Most Popular" : null);
  return label ? <Badge label={label} /> : <span />;
}

/** Plans offered side by side; each button opens the chat about that plan. */
export function Packages({ packages, label = "Get Quote", whole = false }: Props) {
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
          <Features features={plan.features} shown={whole ? plan.features.length : undefined} />
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
