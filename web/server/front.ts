import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "../src/observability/log.ts";
import { countAnswer, countRender } from "../src/observability/measures.ts";
import { withoutWords } from "../src/observability/words.ts";
import { asked } from "./address.ts";
import { asMissing, type Finished, type FromBuild, finish, MISSING } from "./finish.ts";
import type { Render } from "./render.ts";
import { send } from "./send.ts";
import type { Answer, Kept, PageStore } from "./store/store.ts";
import { STYLES } from "./styles.ts";

/** The page sent in place of one that could not be made. */
const FAILED = "/failure";

/** Where the hydration files are: none of them can be made on request. */
const PAYLOADS = "/hydrate/";

/** Results of searches. */
const SEARCHES = "/search/";

/** How many searches that nobody has asked before are made in a second, by all instances. */
const SEARCHES_PER_SECOND = 20;

/** Addresses that visitors can make up without end. */
const isInvented = (key: string, { status }: Answer) => status === 404 || key.startsWith(SEARCHES);

/** How an answer came about, as RFC 9211 says it. */
const CACHE_STATUS = {
  hit: "site; hit",
  made: "site; fwd=miss; stored",
  passed: "site; fwd=miss",
  asItWas: "site; fwd=stale",
} as const;

type Outcome = { answer: Answer; how: keyof typeof CACHE_STATUS };

/** Next could not make a page, and it was never made before. */
class Failed extends Error {}

/** More is asked than the site makes. */
class TooMany extends Error {}

type Options = {
  build: FromBuild;
  /** Added to every answer, by its tags. */
  headers: (tags: readonly string[]) => Record<string, string>;
  /** Addresses of the files that Next has on disk (`public/`). */
  files: ReadonlySet<string>;
};

/** Answers requests for pages and files that are the same for everybody. */
export class Front {
  readonly #store: PageStore;
  readonly #render: Render;
  readonly #build: FromBuild;
  readonly #files: ReadonlySet<string>;
  readonly #headers: Options["headers"];
  readonly #making = new Map<string, Promise<Outcome>>();

  constructor(store: PageStore, render: Render, { build, files, headers }: Options) {
    this.#store = store;
    this.#files = files;
    this.#headers = headers;
    this.#render = render;
    this.#build = build;
  }

  /**
   * Answers a request of GET or HEAD.
   * @returns false when Next has to
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const what = asked(request.url ?? "/", request.headers.accept);
    if (what === "next" || (what !== "nothing" && this.#files.has(what.key))) return false;
    if (what === "nothing") {
      void this.#answerLate(request, response, { key: MISSING.page, query: "" });
      return true;
    }
    const kept = this.#store.peek(what.key);
    if (kept?.fresh && !kept.answer.standIn && kept.answer.status === 200) {
      countAnswer("hit");
      send(request, response, kept.answer);
    } else {
      void this.#answerLate(request, response, what);
    }
    return true;
  }

  async #answerLate(
    request: IncomingMessage,
    response: ServerResponse,
    { key, query }: { key: string; query: string },
  ): Promise<void> {
    try {
      const { answer, how } = await this.get(key);
      countAnswer(how === "hit" ? "hit" : "miss");
      const shown = answer.standIn ? (await this.get(answer.standIn)).answer : answer;
      const { location } = shown.headers;
      const headers: Record<string, string> = { "cache-status": CACHE_STATUS[how] };
      // Kept by its path, a redirect knows no query.
      if (location && query && !location.includes("?")) headers.location = location + query;
      send(request, response, shown, { headers });
    } catch (error) {
      const isBusy = error instanceof TooMany;
      if (!isBusy && !(error instanceof Failed)) {
        log("error", "answer failed", { path: withoutWords(key), message: String(error) });
      }
      const headers = { "cache-control": "no-store", ...(isBusy && { "retry-after": "1" }) };
      await this.#answerFailed(request, response, { status: isBusy ? 429 : 500, headers });
    }
  }

  async #answerFailed(
    request: IncomingMessage,
    response: ServerResponse,
    { status, headers }: { status: number; headers: Record<string, string> },
  ): Promise<void> {
    try {
      send(request, response, (await this.get(FAILED)).answer, { status, headers });
    } catch {
      response.writeHead(status, headers).end("Something failed on our side.");
    }
  }

  /**
   * The answer for a key: the stored one while it is fresh, else a new one from Next, else the stale one.
   * @throws when it cannot be made and never was
   */
  async get(key: string): Promise<Outcome> {
    const kept = this.#store.peek(key);
    if (kept?.fresh) return { answer: kept.answer, how: "hit" };
    const making = this.#making.get(key) ?? this.#make(key, kept);
    this.#making.set(key, making);
    try {
      return await making;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  async #make(key: string, atHand: Kept | undefined): Promise<Outcome> {
    const kept = atHand ?? (await this.#store.find(key));
    if (kept?.fresh) return { answer: kept.answer, how: "hit" };
    if (key.startsWith(PAYLOADS)) return this.get(MISSING.page);
    if (key.startsWith(STYLES)) return this.#styles(key);
    if (key.startsWith(SEARCHES) && !(await this.#store.allow("search", SEARCHES_PER_SECOND))) {
      throw new TooMany(`${key}: too many searches at once.`);
    }
    try {
      let how: Outcome["how"] = "hit";
      const answer = await this.#store.makeOnce(key, async () => {
        const made = await this.#made(key);
        how = made.how;
        return made.answer;
      });
      return { answer, how };
    } catch (error) {
      if (kept?.answer.status !== 200) throw error;
      return { answer: kept.answer, how: "asItWas" };
    }
  }

  async #styles(key: string): Promise<Outcome> {
    const answer = this.#build.styles.at(key);
    if (!answer) return this.get(MISSING.page);
    await this.#store.keep(key, answer, { since: this.#store.now(), lasting: false });
    return { answer, how: "made" };
  }

  async #made(key: string): Promise<Outcome> {
    const since = this.#store.now();
    const path = key.startsWith("404:") ? key.slice(4) : key;
    const { rendered, status, headers, body } = await this.#render({ url: path });
    countRender();
    if (status >= 500) throw new Failed(`${path} could not be made.`);
    if (!rendered) {
      const answer = { status, headers, body, tags: [] };
      const missing = status === 404 ? { standIn: MISSING.page } : {};
      return { answer: { ...answer, ...missing }, how: "passed" };
    }
    const whole = finish(path, rendered, this.#build);
    const done: Finished = path === key ? whole : asMissing(whole);
    done.answer.headers = { ...done.answer.headers, ...this.#headers(done.answer.tags) };
    const lasting = path !== key || !isInvented(key, done.answer);
    if (done.payload) {
      await this.#store.keep(done.answer.payload ?? "", done.payload, { since, lasting });
    }
    await this.#store.keep(key, done.answer, { since, lasting });
    return { answer: done.answer, how: "made" };
  }
}
