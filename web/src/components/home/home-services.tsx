import { each } from "../each/each";
import { Section } from "../section/section";
import { ServiceCard } from "../service-card/service-card";
import { type HomePage, homeCardPath } from "./home-cards";

/** The six things the agency sells, each with its price on the home page. */
export function HomeServices({ page }: { page: HomePage }) {
  return (
    <Section title={page.servicesHeading} intro={page.servicesIntro}>
      <div className="cards">
        {each(page.cards, ({ subject, ...card }) => (
          <ServiceCard
            {...card}
            price={subject.price}
            rating={subject.rating}
            reviewCount={subject.reviewCount}
            href={homeCardPath(subject)}
          />
        ))}
      </div>
    </Section>
  );
}
