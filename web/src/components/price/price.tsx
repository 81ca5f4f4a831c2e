import { type Price as PriceData, priceParts } from "@currawong/schemas/price";
import type { ReactNode } from "react";
import { classes } from "@/components/classes";

type Props = {
  price: PriceData;
  className?: string;
  /** Where the unit stands: after the figure, without AUD, or in the scope beside it. */
  unit?: "full" | "plain" | "scope";
  /** A tick, shown before the figure. */
  children?: ReactNode;
};

/** A price with a large figure and a small unit: `$899 AUD/month`. */
export function Price({ price, className, unit = "full", children }: Props) {
  const { prefix, figure, currency, suffix } = priceParts(price);
  const units = { full: currency + suffix, plain: suffix, scope: "" };
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
      {units[unit] && <small>{units[unit]}</small>}
    </span>
  );
}
