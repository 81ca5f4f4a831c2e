import type { PROJECTS_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { PROJECTS_QUERY } from "@currawong/schemas/queries/writing";
import { PictureCard } from "@/components/article-card/article-card";
import { ChatLink } from "@/components/button/chat-link";
import { each } from "@/components/each/each";
import { Picture } from "@/components/picture/picture";
import { SectionHead } from "@/components/section-head/section-head";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { creativeWork } from "@/seo/structured-data/creative-work";
import { defineBlock } from "../define-block";
import { inOrder } from "../in-order";

type Project = PROJECTS_QUERY_RESULT[number];

const caseStudyPath = ({ article }: Project) => article && pathOf(article);

/** The typical sizes in one line: `Typical: 20–26 screens, 16–22 weeks`. */
const typicalText = ({ typical }: Project) =>
  typical?.length
    ? `Typical: ${typical.map(({ label, value }) => `${value} ${label.toLowerCase()}`).join(", ")}`
    : "";

const kindOf = ({ category, location }: Project) => `${category} · ${location}`;

/** A project: its picture and title link to the case study; trade-off and usual size follow. */
function Case({ project, priority }: { project: Project; priority: boolean }) {
  const { title, slug, description, tradeOff, image } = project;
  const caseStudy = caseStudyPath(project);
  const picture = (
    <Picture
      picture={image}
      ratio={1.6}
      sizes="(min-width: 1392px) 624px, (min-width: 900px) 46vw, 92vw"
      priority={priority}
      className="aspect-16/9 md:aspect-8/5"
    />
  );
  return (
    <article
      className="row-span-6 grid grid-rows-subgrid pb-[clamp(0.875rem,2.6vw,2.5rem)] [line-height:1.4]"
      id={slug ?? undefined}
    >
      {/* The title is the same link, so the picture is not a second tab stop. */}
      {caseStudy ? (
        <a href={caseStudy} tabIndex={-1}>
          {picture}
        </a>
      ) : (
        picture
      )}
      <small>{kindOf(project)}</small>
      <h2 className="text-[clamp(1.15rem,2vw,1.6rem)]">
        {caseStudy ? <a href={caseStudy}>{title}</a> : title}
      </h2>
      <p>{description}</p>
      <details>
        <summary className="[list-style:revert]">Trade-off and usual size</summary>
        <p className="text-mute">{tradeOff}</p>
        <p className="quiet">{typicalText(project)}</p>
      </details>
      <div className="buttons items-center max-lg:flex-nowrap max-lg:gap-x-0.5 max-lg:[&>.button]:px-0.75">
        <ChatLink message={project.chatMessage} className="button ghost small" isBrief>
          Get Similar Results<span className="sr-only"> to {title}, on WhatsApp</span>
        </ChatLink>
        {caseStudy && (
          <a className="text-link max-lg:text-sm" href={caseStudy}>
            Read the Case Study<span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
    </article>
  );
}

/** A few projects as cards, and a link to all of them. One without a case study leads to its place among them. */
const Teasers = ({ projects }: { projects: readonly Project[] }) => (
  <>
    <div className="mb-2 grid gap-4 max-md:-mx-gutter max-md:auto-cols-[78%] max-md:snap-strip md:grid-cols-2">
      {each(projects, (project) => (
        <PictureCard
          picture={project.image}
          sizes="(max-width: 900px) 94vw, 480px"
          label={kindOf(project)}
          title={project.title}
          href={caseStudyPath(project) ?? `/portfolio#${project.slug}`}
          text={typicalText(project)}
        />
      ))}
    </div>
    <a className="text-link" href="/portfolio">
      See the portfolio
    </a>
  </>
);

/** The agency’s projects: all of them in full, or a few as cards. */
export const portfolio = defineBlock("portfolio", {
  load: async ({ projects, order }) =>
    projects?.length
      ? projects
      : inOrder(await load(PROJECTS_QUERY, {}, [tags.list("project")]), order),
  View: ({ block, data }) => (
    <div className="section wrap">
      {block.heading && <SectionHead title={block.heading} intro={block.intro} />}
      {block.projects?.length ? (
        <Teasers projects={data} />
      ) : (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,clamp(20rem,34%,26rem)),1fr))] -mb-part gap-x-[clamp(1.25rem,3vw,3rem)] gap-y-[clamp(0.125rem,0.6vw,0.5rem)]">
          {data.map((project, index) => (
            <Case key={project._id} project={project} priority={index === 0} />
          ))}
        </div>
      )}
    </div>
  ),
  // The pages that a few cards link to have their own structured data.
  summarise: ({ block, data, page }) =>
    block.projects?.length
      ? {}
      : {
          items: data.map((project) => ({ name: project.title, path: caseStudyPath(project) })),
          cases: data.map(({ title, slug, image }) => ({
            title,
            href: `#${slug}`,
            picture: image,
          })),
          things: data.map((project) => creativeWork(page.path, project)),
        },
});
