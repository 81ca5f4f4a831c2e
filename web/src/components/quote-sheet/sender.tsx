import { each } from "@/components/each/each";
import type { Agency } from "@/content/agency";

/** Who a quote is from, in lines of their own: none breaks within a number on a phone. */
export function Sender({ agency }: { agency: Agency }) {
  const { name, abn, address, email, phone } = agency;
  const place =
    address && `${address.street}, ${address.suburb} ${address.state} ${address.postcode}`;
  const texts = [`ABN ${abn}`, place, email, phone].filter((text) => text !== null);
  return (
    <p>
      <strong>{name}</strong>
      {each(texts, (text) => (
        <span className="block">{text}</span>
      ))}
    </p>
  );
}
