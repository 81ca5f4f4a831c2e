import { ABOUT_QUERY } from "@currawong/schemas/queries/pages";
import { load } from "@/content/load";
import { missing } from "@/content/missing";
import { Body } from "../body/body";
import { Claims } from "../claims/claims";
import { Closing } from "../closing/closing";
import { FeatureGrid } from "../feature-grid/feature-grid";
import { Hero } from "../hero/hero";
import { Icon } from "../icon/icon";
import { Picture } from "../picture/picture";
import { Section } from "../section/section";

/** The about page and the agency's claims. Also what its metadata is made of. */
export async function loadAbout() {
  const { page, settings } = await load(ABOUT_QUERY);
  return { page: page ?? (await missing("/about")), claims: settings?.claims };
}

/** Who the agency is: a portrait, a story told at length, and what its values ask of it. */
export async function About() {
  const { page, claims } = await loadAbout();
  return (
    <>
      <Hero
        className="about-hero"
        title={page.title}
        intro={page.intro}
        background={page.vantaType}
        aside={
          <Picture
            picture={page.image}
            ratio={0.8}
            sizes="(min-width: 1392px) 420px, (min-width: 900px) 32vw, 92vw"
            className="portrait"
            priority
          />
        }
      />
      <section className="section">
        <div className="wrap story">
          <h2>{page.storyHeading}</h2>
          <Body body={page.story} nesting={1} />
        </div>
      </section>
      <section className="section band">
        <div className="wrap">
          <h2>{page.valuesHeading}</h2>
          <ol className="values">
            {page.values.map(({ _key, title, description, icon }) => (
              <li key={_key}>
                {icon && <Icon name={icon} />}
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Section title={page.whyHeading} intro={page.whyIntro}>
        <Claims claims={claims} />
        <FeatureGrid items={page.reasons ?? []} />
      </Section>
      <Closing closing={page.closing} />
    </>
  );
}
