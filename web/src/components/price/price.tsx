import { type Price as PriceData, priceParts } from "@currawong/schemas/price";
import type { ReactNode } from "react";
import { classes } from "@/components/classes";

type Props = {
  price: PriceData;
  className?: string;
  /** Whether to show AUD; not needed where a heading shows it for a whole column. */
  inAud?: boolean;
  /** A tick, shown before the figure. */
  children?: ReactNode;
};

/** A price with a large figure and a small unit: `$899 AUD/month`. */
export function Price({ price, className, inAud = true, children }: Props) {
  const { prefix, figure, currency, suffix } = priceParts(price);
  const unit = inAud ? currency + suffix : suffix;
  return (
    <span className={classes("price", className)}>
      {children}
      {prefix ? (
        <b>
          <small>{prefix}</small>
          {figure}
        </b>
      ) : (
        <b>{figure}</b>
      )}{" "}
      {unit && <small>{unit}</small>}
    </span>
  );
}
