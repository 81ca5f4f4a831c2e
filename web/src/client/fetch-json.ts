const answers = new Map<string, Promise<unknown>>();

async function request(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}

/**
 * Fetches JSON from a route of our own, once for each page that a visitor opens; after a failure, the next call tries
 * again. The caller names the type, which is that of the route.
 * @throws when the request fails or the response has an error status
 */
export async function fetchJson<Answer>(path: string): Promise<Answer> {
  const answer = answers.get(path) ?? request(path);
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer as Promise<Answer>; // Typed by what the route sends.
}
