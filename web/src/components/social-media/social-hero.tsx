import type { Section } from "@/content/section";
import { RateCard } from "../rate-card/rate-card";
import { SectionHero } from "../section/section-hero";

/** What it is, and what a month of it costs. */
export function SocialHero({ page }: { page: Section }) {
  const rates = page.packages?.packages.map(({ _key, title, price }) => ({
    key: _key,
    label: title,
    href: "#packages",
    price,
  }));
  return (
    <SectionHero
      page={page}
      aside={rates && <RateCard title="Monthly packages" note="AUD, starting at" rates={rates} />}
    />
  );
}
