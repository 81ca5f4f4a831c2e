import { type Price as PriceData, priceParts } from "@currawong/schemas/price";

type Props = {
  price: PriceData;
  className?: string;
  /** Whether to say AUD: not where a heading says it for a whole column. */
  inAud?: boolean;
};

/** A price, its figure set large and its unit small: `$899 AUD/month`. */
export function Price({ price, className = "", inAud = true }: Props) {
  const { prefix, figure, currency, suffix } = priceParts(price);
  return (
    <span className={`price ${className}`.trim()}>
      {prefix ? (
        <b>
          <small>{prefix}</small>
          {figure}
        </b>
      ) : (
        <b>{figure}</b>
      )}{" "}
      <small>{inAud ? currency + suffix : suffix}</small>
    </span>
  );
}
