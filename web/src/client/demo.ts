import { DOCKET } from "../quote/line.ts";
import type { Answer, AnsweringPage } from "../search/answer.ts";
import { matchAnswers } from "./demo-match.ts";
import { fetchRest } from "./page-rest.ts";

const MAX_EXCHANGES = 3;

let siteAnswers: Promise<Answer[]> | undefined;

async function fetchSiteAnswers(): Promise<Answer[]> {
  const response = await fetch("/search/answers.json");
  if (!response.ok) throw new Error(`The site answered ${response.status}.`);
  const answers: unknown = await response.json();
  if (!Array.isArray(answers)) throw new Error("The site answered something else.");
  return answers as Answer[]; // Our own route, typed by `loadAnswers`.
}

/** Every answer on the site, fetched once; none while it can't be fetched. */
async function loadSiteAnswers(): Promise<Answer[]> {
  siteAnswers ??= fetchSiteAnswers();
  try {
    return await siteAnswers;
  } catch {
    siteAnswers = undefined;
    return [];
  }
}

/** Copies a turn of the conversation that the server has written for this purpose, hidden. */
function copyTurn(demo: HTMLElement, name: "asked" | "answered" | "otherwise"): HTMLElement {
  const turn = demo.querySelector(`[hidden] > [data-turn=${name}]`)?.cloneNode(true);
  if (!(turn instanceof HTMLElement)) throw new Error(`The page has no turn “${name}”.`);
  return turn;
}

/** Writes a text into a part of a turn; removes the part without one. */
function write(turn: HTMLElement, part: string, text: string | null): void {
  const element = turn.querySelector(`[data-part=${part}]`);
  if (text === null) element?.remove();
  else if (element) element.textContent = text;
}

/** A tick like those that the server writes (`quote/tick.tsx`). */
function createTick(value: string, label: string): HTMLInputElement {
  const tick = document.createElement("input");
  tick.type = "checkbox";
  tick.name = "line";
  tick.value = value;
  tick.ariaLabel = label;
  tick.setAttribute("form", DOCKET);
  return tick;
}

function writePage(turn: HTMLElement, page: AnsweringPage | null): void {
  const line = turn.querySelector("[data-part=page]");
  if (!page) {
    line?.remove();
    return;
  }
  const { label, href, price, scope, tick } = page;
  write(turn, "link", label);
  turn.querySelector("[data-part=link]")?.setAttribute("href", href);
  const figure = line?.querySelector("b");
  const unit = line?.querySelector("small");
  if (figure && unit && price) [figure.textContent, unit.textContent] = [price.figure, price.unit];
  if (!price) turn.querySelector("[data-part=price]")?.remove();
  write(turn, "scope", scope);
  if (tick) figure?.before(createTick(tick, label));
}

/** @param report where all pages were searched: what the search did; then the answer is a quotation */
function answer(demo: HTMLElement, found: Answer, report: string | null): HTMLElement {
  const turn = copyTurn(demo, "answered");
  write(turn, "answer", report ? `“${found.answer}”` : found.answer);
  writePage(turn, found.page);
  write(turn, "report", report && `${report}, quoted “${found.question}”`);
  return turn;
}

/** Offers to search the site or to ask a person, with the question filled in. */
function offerPerson(demo: HTMLElement, question: string): HTMLElement {
  const turn = copyTurn(demo, "otherwise");
  for (const link of turn.querySelectorAll("a")) link.href += encodeURIComponent(question);
  return turn;
}

/** Answers a question with a prepared answer, or with a quotation from a page of the site if that fits better. */
async function answerQuestion(demo: HTMLElement, question: string): Promise<HTMLElement> {
  const { answers: prepared } = await fetchRest();
  const [known] = matchAnswers(question, prepared, "all");
  if (known) return answer(demo, known, null);
  const all = [...prepared, ...(await loadSiteAnswers())];
  const matches = matchAnswers(question, all);
  const [found] = matches;
  if (!found) return offerPerson(demo, question);
  const report = `Searched ${all.length} answers, found ${matches.length}`;
  return answer(demo, found, prepared.includes(found) ? null : report);
}

async function ask(demo: HTMLElement, question: string): Promise<void> {
  const turns = demo.querySelector("ol");
  if (!turns) return;
  const asked = copyTurn(demo, "asked");
  asked.append(question);
  turns.append(asked);
  asked.after(await answerQuestion(demo, question));
  while (turns.children.length > 2 * MAX_EXCHANGES) turns.firstElementChild?.remove();
}

let isListening = false;

/** Answers what visitors type or tap, from answers prepared for the page and from those of the other pages. */
export function enhance(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement; // Only forms are submitted.
    const demo = form.closest<HTMLElement>("[data-demo]");
    if (!demo) return;
    event.preventDefault();
    const question = `${new FormData(form, event.submitter).get("q") ?? ""}`.trim();
    // What a suggestion asks stays: it is not typed.
    form.reset();
    if (question) void ask(demo, question);
  });
}
