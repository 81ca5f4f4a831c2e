import { formatPrice } from "@currawong/schemas/price";
import type { Service } from "@/model/block";
import { lowestPlan, type OtherPrice, otherPrices } from "../service-hero/other-prices";

const Figure = ({ price, href }: OtherPrice) => {
  const figure = <span className="whitespace-nowrap">{formatPrice(price)}</span>;
  return href ? (
    <a href={href} className="underline">
      {figure}
    </a>
  ) : (
    figure
  );
};

/** Prices of the same service that other pages show. */
export function OtherPrices({ service }: { service: Service }) {
  const plan = lowestPlan(service);
  const { price } = service;
  return (
    <>
      {otherPrices(service, plan).map((other) => (
        <p key={other.scope}>
          {price && other.price.amount < price.amount && "A smaller version: "}
          <Figure {...other} /> {other.scope}
        </p>
      ))}
      {plan && (
        <p>
          Plans start at <Figure {...plan} /> for {plan.scope}
        </p>
      )}
    </>
  );
}
