import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { isRecord } from "@currawong/schemas/record";
import { parse as parseYaml } from "yaml";
import type { AuthoredRecord, ContentEntry } from "./authored.ts";
import { readArticle } from "./markdown/article.ts";
import { documentTypeOf, typeNamed } from "./model.ts";
import { without } from "./offers.ts";
import { type ServiceStory, sectionsOf } from "./service-pages/model.ts";

const AUTHORED = join(import.meta.dirname, "authored");
const STORIES = join(import.meta.dirname, "service-pages");

// The file maps ids to texts, separated by commas; `content:check` validates what documents get from it.
const SEARCH_PHRASES = parseYaml(
  readFileSync(join(import.meta.dirname, "search-phrases.yaml"), "utf8"),
) as Readonly<Record<string, string>>;

/** Lists of members: only the list is written, and each member gets its owner in a field. */
const MEMBERS = [
  { type: "serviceGroup", list: "services", field: "group" },
  { type: "hireCategory", list: "roles", field: "category" },
] as const;

/** What every service has that says nothing else: the specification's rating, and the first background. */
const STANDARD = { rating: 4.9, reviewCount: 89, vantaType: "waves" };

/**
 * Loads all authored content: every document exported from a module in `authored/` or below it
 * (alone or in an array), and every article in `authored/articles/`, each completed by what it need
 * not repeat: its slug, search phrases, the group that lists it and, for a
 * service, its rating, background and the story of its page.
 * @throws when an export is not a document, or two documents share an id
 */
export async function loadContent(): Promise<ContentEntry[]> {
  const modules = globSync("**/*.ts", { cwd: AUTHORED, exclude: ["**/*.test.ts"] }).sort();
  const records = await Promise.all(
    modules.map(async (file) =>
      documentsIn(await import(pathToFileURL(join(AUTHORED, file)).href), file),
    ),
  );
  const articles = globSync("articles/*.md", { cwd: AUTHORED })
    .sort()
    .map((file) => ({ document: articleIn(file), file }));
  const authored = [...records.flat(), ...articles];
  const owned = ownersOf(authored);
  const entries = await Promise.all(authored.map((entry) => complete(entry, owned)));
  const owners = new Map<string, string>();
  for (const { document, file } of entries) {
    const other = owners.get(document._id);
    if (other) throw new Error(`${file}: "${document._id}" is already written in ${other}.`);
    owners.set(document._id, file);
  }
  return entries;
}

/** Finds the field that names each listed document's owner: `{ group: "serviceGroup-web" }` by the member's id. */
function ownersOf(entries: readonly ContentEntry[]): ReadonlyMap<unknown, object> {
  const found = entries.flatMap(({ document }) =>
    MEMBERS.filter(({ type }) => document._id.startsWith(`${type}-`)).flatMap(({ list, field }) => {
      const members: unknown = document[list];
      return [members].flat().map((member) => [member, { [field]: document._id }] as const);
    }),
  );
  return new Map(found);
}

async function complete(
  { document, file }: ContentEntry,
  owned: ReadonlyMap<unknown, object>,
): Promise<ContentEntry> {
  const { _id } = document;
  const type = documentTypeOf(_id);
  const hasSlug = typeNamed(type)?.fields?.some(({ name }) => name === "slug");
  const searchPhrases = SEARCH_PHRASES[_id]?.split(", ");
  return {
    document: {
      ...(hasSlug && { slug: _id.slice(type.length + 1) }),
      ...(type === "service" && STANDARD),
      ...owned.get(_id),
      ...document,
      ...(type === "service" && document.hasDetailPage !== false && (await storyOf(document))),
      ...(searchPhrases && { searchPhrases }),
    },
    file,
  };
}

/** What a service's own page shows beyond its inclusions, written in `service-pages/<slug>.ts`. */
async function storyOf({ _id: id, title, facts }: AuthoredRecord) {
  const file = join(STORIES, `${id.slice("service-".length)}.ts`);
  if (!existsSync(file)) throw new Error(`Write what the page of ${id} shows in ${file}.`);
  const { story }: { story: ServiceStory } = await import(pathToFileURL(file).href);
  return {
    plate: story.plate,
    facts: { ...(isRecord(facts) && facts), excludes: without(...story.without) },
    sections: sectionsOf(story, String(title)),
  };
}

function articleIn(file: string): AuthoredRecord {
  const text = readFileSync(join(AUTHORED, file), "utf8");
  return readArticle(basename(file, ".md"), { text, file });
}

function documentsIn(module: object, file: string): ContentEntry[] {
  return Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
    const documents = Array.isArray(value) ? value : [value];
    return documents.map((document: unknown) => {
      if (isAuthored(document)) return { document, file };
      throw new Error(
        `${file}: the export "${name}" is no document. Export documents with an _id, or arrays of them.`,
      );
    });
  });
}

const isAuthored = (value: unknown): value is AuthoredRecord =>
  isRecord(value) && typeof value._id === "string";
