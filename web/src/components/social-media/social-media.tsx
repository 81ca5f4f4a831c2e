import "./social-media.css";
import type { Section as SectionContent } from "@/content/section";
import { Closing } from "../closing/closing";
import { Faq } from "../faq/faq";
import { Packages } from "../packages/packages";
import { Section } from "../section/section";
import { ListedService } from "../service-card/listed-service";
import { Locations } from "./locations";
import { Platforms } from "./platforms";
import { Roster } from "./roster";
import { SocialHero } from "./social-hero";

type Props = { page: SectionContent };

/** Social media marketing: what a month costs, on which platforms, how it goes and where. */
export function SocialMedia({ page }: Props) {
  return (
    <>
      <SocialHero page={page} />
      {page.packages && (
        <Section id="packages" title={page.packagesHeading} intro={page.packagesIntro}>
          <Packages packages={page.packages.packages} />
        </Section>
      )}
      <Section title={page.pagesHeading} intro={page.pagesIntro}>
        <Platforms platforms={page.platforms ?? []} />
      </Section>
      <Section title={page.pointsHeading} band>
        <Roster points={page.points ?? []} />
      </Section>
      <Section title={page.servicesHeading} intro={page.servicesIntro}>
        <div className="cards rows">
          {page.services?.map((service) => (
            <ListedService key={service._id} service={service} />
          ))}
        </div>
      </Section>
      <Section title={page.locationsHeading} intro={page.locationsIntro} band>
        <Locations />
      </Section>
      {page.faq && (
        <Section title="Frequently Asked Questions" split>
          <Faq items={page.faq} />
        </Section>
      )}
      <Closing closing={page.closing} />
    </>
  );
}
