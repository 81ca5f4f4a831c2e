import { pageNumberFrom } from "../components/blog/paging.ts";
import { topLevelType } from "../content/top-level.ts";
import type { Subject } from "./subject.ts";
import { aboutSubject } from "./subjects/about.ts";
import { articleSubject } from "./subjects/article.ts";
import { blogSubject } from "./subjects/blog.ts";
import { contactSubject } from "./subjects/contact.ts";
import { designSubject } from "./subjects/design.ts";
import { homeSubject } from "./subjects/home.ts";
import { landingSubject } from "./subjects/landing.ts";
import { platformSubject } from "./subjects/platform.ts";
import { sectionSubject } from "./subjects/section.ts";
import { serviceSubject } from "./subjects/service.ts";
import { textPageSubject } from "./subjects/text-page.ts";

type Find = (segment: string) => Promise<Subject | null> | null;

const topLevel = async (slug: string) => {
  const type = await topLevelType(slug);
  if (!type) return null;
  return type === "service" ? landingSubject(slug) : textPageSubject(slug);
};

/** Every shape of address that shows a page; the first that fits is asked. */
const ROUTES: [RegExp, Find][] = [
  [/^\/$/, homeSubject],
  [/^\/about$/, aboutSubject],
  [/^\/contact$/, contactSubject],
  [/^\/blog$/, () => blogSubject(1)],
  [/^\/blog\/page\/([^/]+)$/, (segment) => further(segment)],
  [/^\/blog\/([^/]+)$/, articleSubject],
  [/^\/services\/([^/]+)$/, serviceSubject],
  [/^\/social-media\/([^/]+)$/, platformSubject],
  [/^\/ui-ux-design\/([^/]+)$/, designSubject],
  [
    /^\/(services|ai-services|app-clones|hire-resources|social-media|ui-ux-design|portfolio)$/,
    sectionSubject,
  ],
  [/^\/([^/]+)$/, topLevel],
];

function further(segment: string): Promise<Subject | null> | null {
  const number = pageNumberFrom(segment);
  return number && number > 1 ? blogSubject(number) : null;
}

/**
 * The page at an address, for structured data, pictures and Markdown.
 * @param path e.g. `/services/uber-clone`
 * @returns `null` where no page is: an alias has none of its own
 */
export async function subjectOf(path: string): Promise<Subject | null> {
  for (const [shape, find] of ROUTES) {
    const match = shape.exec(path);
    if (match) return find(match[1] ?? "");
  }
  return null;
}
