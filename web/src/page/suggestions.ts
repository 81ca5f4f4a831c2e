/** How many articles an article suggests at most. */
export const SUGGESTIONS = 3;

/** The first of some articles that an article can suggest: each once, and never itself. */
export function suggestionsFor<Article extends { _id: string }>(
  id: string,
  articles: readonly Article[],
): Article[] {
  const others = new Map(articles.map((article) => [article._id, article]));
  others.delete(id);
  return [...others.values()].slice(0, SUGGESTIONS);
}
