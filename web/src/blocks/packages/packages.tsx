import type { Price as PriceData } from "@currawong/schemas/price";
import { Badge } from "@/components/badge/badge";
import { ChatLink } from "@/components/button/chat-link";
import { classes } from "@/components/classes";
import { each } from "@/components/each/each";
import { Features } from "@/components/features/features";
import { Price } from "@/components/price/price";
import { Card, Cards } from "@/components/service-card/cards";
import styles from "./packages.module.css";

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
    <Cards layout={packages.length === 4 ? "four" : "grid"}>
      {each(packages, (plan) => (
        <Card isPopular={plan.isPopular} className={styles.package}>
          <Label {...plan} />
          <h3>{plan.title}</h3>
          {plan.price ? (
            <Price price={plan.price} className={styles.price} />
          ) : (
            <span className={styles.price}>By quote</span>
          )}
          <div className={styles.scope}>
            {plan.scope && <p>{plan.scope}</p>}
            {plan.description && <p className="text-mute">{plan.description}</p>}
          </div>
          <Features
            features={plan.features}
            shown={whole ? plan.features.length : undefined}
            className={styles.features}
          />
          <ChatLink
            message={plan.chatMessage}
            className={classes("button", !plan.isPopular && "ghost", styles.button)}
          >
            {label}
            <span className="sr-only">{`: ${plan.title}`}</span>
          </ChatLink>
        </Card>
      ))}
    </Cards>
  );
}
