import { withKeys } from "@currawong/content/keys";
import { isRecord } from "@currawong/schemas/record";
import { at, defineMigration, set, unset } from "@sanity/migrate";
import type { Fields } from "./blocks.ts";
import { badges, defaultRating } from "./look.ts";
import {
  aboutPage,
  type Composition,
  contactPage,
  designPage,
  homePage,
  textPage,
} from "./pages.ts";
import { isUnwritten, platformIcon, richPage, screenOf } from "./rich-page.ts";
import { sectionPage } from "./section-page.ts";

const SERVICES = "sectionPage-services";

const COMPOSERS: Record<string, (page: Fields) => Composition> = {
  aboutPage,
  contactPage,
  designPage,
  page: textPage,
  platformPage: richPage,
};

/**
 * Puts the blocks in the place of the fields they were made of. A document that has blocks already has been
 * here, or was made after: an editor’s blocks are never touched.
 */
function compose(page: Fields, { sections, from }: Composition, path = "") {
  if (Array.isArray(page.sections)) return [];
  const prefix = path ? `${path}.` : "";
  return [
    ...(sections.length > 0 ? [at(`${prefix}sections`, set(sections))] : []),
    ...from.filter((field) => field in page).map((field) => at(`${prefix}${field}`, unset())),
  ];
}

function serviceChanges(service: Fields) {
  const { landing } = service;
  const screen = screenOf(service);
  return [
    ...(screen && !service.screen ? [at("screen", set(screen))] : []),
    ...(!isRecord(landing)
      ? []
      : isUnwritten(landing)
        ? [at("landing", unset())]
        : compose(landing, richPage(landing), "landing")),
  ];
}

type Documents = { getDocument(id: string): Promise<{ _type: string } | undefined> };

/** Looks up the types of what a list refers to, whether it is published or not. */
async function typesOf(references: unknown, documents: Documents) {
  const ids = (Array.isArray(references) ? references : []).flatMap((one: unknown) =>
    isRecord(one) && typeof one._ref === "string" ? [one._ref] : [],
  );
  const found = await Promise.all(
    ids.map(async (id) => {
      const target =
        (await documents.getDocument(id)) ?? (await documents.getDocument(`drafts.${id}`));
      return [id, target?._type] as const;
    }),
  );
  const types = new Map(found);
  return (id: string) => types.get(id);
}

function platformChanges(page: Fields) {
  const icon = platformIcon(page);
  return icon && !page.icon ? [at("icon", set(icon))] : [];
}

/**
 * A page had a field for each thing its layout showed, and the layout was chosen in the site’s code
 * by the page’s type and address. It becomes a list of blocks, in the order visitors saw them, that
 * editors compose. Headings that stood in the code become words of the blocks. The drawings of apps,
 * the colours of badges and the rating of the unrated, all chosen by code, become fields.
 */
export default defineMigration({
  title: "Pages from fixed layouts to lists of blocks",
  documentTypes: [
    ...["homePage", "sectionPage", "service", "siteSettings"],
    ...Object.keys(COMPOSERS),
  ],
  migrate: {
    async document(document, { filtered }) {
      const fields: Fields = document;
      if (document._type === "siteSettings") {
        return [
          ...(fields.badges ? [] : [at("badges", set(withKeys(badges)))]),
          ...(fields.defaultRating ? [] : [at("defaultRating", set(defaultRating))]),
        ];
      }
      if (document._type === "service") return serviceChanges(fields);
      if (document._type === "homePage") {
        const found = await filtered.getDocument(SERVICES);
        const services = found && ({ _type: "reference", _ref: SERVICES } as const);
        return compose(fields, homePage(fields, services));
      }
      if (document._type === "sectionPage") {
        return compose(fields, sectionPage(fields, await typesOf(fields.pages, filtered)));
      }
      const composer = COMPOSERS[document._type];
      return [
        ...(document._type === "platformPage" ? platformChanges(fields) : []),
        ...(composer ? compose(fields, composer(fields)) : []),
      ];
    },
  },
});
