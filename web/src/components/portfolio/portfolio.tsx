import { CLAIMS_QUERY, SECTION_QUERY } from "@currawong/schemas/queries/pages";
import { PROJECTS_QUERY } from "@currawong/schemas/queries/writing";
import { load } from "@/content/load";
import { missing } from "@/content/missing";
import { tags } from "@/content/tags";
import { ChatLink } from "../button/chat-link";
import { Claims } from "../claims/claims";
import { Closing } from "../closing/closing";
import { FeatureGrid } from "../feature-grid/feature-grid";
import { Hero } from "../hero/hero";
import { Section } from "../section/section";
import { Case } from "./case";

/** The head of the portfolio. Also what its metadata is made of. */
export async function loadPortfolio() {
  return (await load(SECTION_QUERY, { slug: "portfolio" })) ?? missing("/portfolio");
}

/** The agency's work, told case by case. */
export async function Portfolio() {
  const [page, projects, settings] = await Promise.all([
    loadPortfolio(),
    load(PROJECTS_QUERY, {}, [tags.list("project")]),
    load(CLAIMS_QUERY),
  ]);
  return (
    <>
      <Hero title={page.title} intro={page.intro} background={page.vantaType}>
        <div className="buttons">
          <ChatLink message={page.chatMessage}>{page.chatLabel}</ChatLink>
        </div>
      </Hero>
      <div className="section wrap cases">
        {projects.map((project, place) => (
          <Case key={project._id} project={project} priority={place === 0} />
        ))}
      </div>
      {page.points && page.points.length > 0 && (
        <Section title={page.pointsHeading} band>
          <FeatureGrid items={page.points} />
        </Section>
      )}
      <Closing closing={page.closing}>
        <Claims claims={settings?.claims} />
      </Closing>
    </>
  );
}
