import type { PROJECTS_QUERY_RESULT } from "@currawong/schemas/content.generated";
import type { BlogPosting, CreativeWork } from "schema-dts";
import type { Article } from "@/model/block";
import { parseDate } from "../../model/date.ts";
import { socialPicturePath } from "../../model/file-paths.ts";
import { absolute } from "../../runtime/site-url.ts";
import { BUSINESS, reference } from "./service.ts";

/** An article. Its author is the agency, because articles are not attributed to a person. */
export function blogPosting(path: string, article: Omit<Article, "body">): BlogPosting {
  const images = [article.image?.asset?.url, absolute(socialPicturePath(path))];
  return {
    "@type": "BlogPosting",
    "@id": absolute(`${path}#article`),
    headline: article.title,
    description: article.excerpt,
    url: absolute(path),
    image: images.flatMap((image) => image ?? []),
    datePublished: parseDate(article.publishedAt) ? article.publishedAt : undefined,
    dateModified: article._updatedAt,
    articleSection: article.category?.title,
    inLanguage: "en-AU",
    author: reference(BUSINESS),
    publisher: reference(BUSINESS),
    mainEntityOfPage: reference(`${path}#page`),
  };
}

type Project = PROJECTS_QUERY_RESULT[number];

/** A piece of work in the portfolio. */
export const creativeWork = (path: string, project: Project): CreativeWork => ({
  "@type": "CreativeWork",
  "@id": absolute(`${path}#${project.slug}`),
  name: project.title,
  description: project.description,
  genre: project.category,
  locationCreated: { "@type": "Place", name: project.location },
  image: project.image?.asset?.url ?? undefined,
  creator: reference(BUSINESS),
});
