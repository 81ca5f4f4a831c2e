import { Section } from "../section/section";
import { Faq } from "./faq";

type Props = { items: Parameters<typeof Faq>[0]["items"] | null; band?: boolean };

/** The section of a page that answers questions; nothing when there are none. */
export function Questions({ items, band }: Props) {
  if (!items?.length) return null;
  return (
    <Section split band={band} title="Frequently Asked Questions">
      <Faq items={items} />
    </Section>
  );
}
