import { type Price as PriceData, priceParts } from "@currawong/schemas/price";

/** A price, its figure set large and its unit small: `$899 AUD/month`. */
export function Price({ price, className = "" }: { price: PriceData; className?: string }) {
  const { prefix, figure, currency, suffix } = priceParts(price);
  return (
    <span className={`price ${className}`.trim()}>
      {prefix && <small>{prefix}</small>}
      {figure}
      <small>{` ${currency}${suffix}`}</small>
    </span>
  );
}
