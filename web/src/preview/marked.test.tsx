import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Price } from "@/components/price/price";
import type { Block } from "@/model/block";
import type { Page } from "@/model/page";
import { markedBlock } from "./marked.tsx";
import { marksOf } from "./marks.ts";

const STUDIO = "https://studio.example";
const page = {
  ...{ title: "words", description: "words" },
  source: {
    ...{ id: "service-chatbot", type: "service", frame: {} },
    ...{ title: "title", description: "description", sections: "sections" },
  },
} as Page; // All that `marksOf` reads.

/** A block as in the dataset, with every kind of content. */
const sample = {
  _key: "b1",
  _type: "steps",
  heading: "How it goes",
  intro: "Said twice",
  steps: [
    { _key: "s1", title: "First", description: "Said twice" },
    { _key: "s2", title: "Second", description: "Then this" },
  ],
  service: { _id: "service-x", _view: "link", _type: "service", title: "Another service" },
};
// No type of block has all of these fields, but the marks do not depend on the type.
const block = sample as unknown as Block;

const attribute = (id: string, type: string, path: string) =>
  `data-sanity="id=${id};type=${type};path=${path};base=${encodeURIComponent(STUDIO)}"`;
const service = attribute("service-x", "service", "title");
const mark = (path: string) => attribute("service-chatbot", "service", `sections:b1${path}`);

type Step = (typeof sample.steps)[number];
// What blocks may contain: an async component, items with their own component, text in elements.
const Item = ({ step }: { step: Step }) => (
  <li>
    <b>{step.title}</b>
    <p>{step.description}</p>
  </li>
);
const Link = async ({ target }: { target: { title: string } }) => <a href="/x">{target.title}</a>;
async function View({ shown }: { shown: typeof sample }) {
  return (
    <section>
      <h2>{shown.heading}</h2>
      <ul>
        {shown.steps.map((step) => (
          <Item key={step._key} step={step} />
        ))}
      </ul>
      <Link target={shown.service} />
    </section>
  );
}

const Emphasised = ({ text }: { text: string }) => (
  <>
    {text.slice(0, 3)}
    <em>{text.slice(3)}</em>
  </>
);
const Broken = () => Promise.reject(new Error("something is missing"));
const Card = ({ title }: { title: string }) => <article>{`About ${title}`}</article>;

const html = async (node: React.ReactNode) =>
  renderToStaticMarkup(await markedBlock(node, marksOf(page, block, undefined, STUDIO)));

it("marks where each part is edited, and changes nothing else", async () => {
  const marked = await html(<View shown={sample} />);
  expect(marked).toContain(`<section ${mark("")}>`);
  expect(marked).toContain(`<h2 ${mark(".heading")}>How it goes</h2>`);
  expect(marked).toContain(`<li ${mark(".steps:s1")}><b ${mark(".steps:s1.title")}>First</b>`);
  expect(marked).toContain(`<a href="/x" ${service}>`);
  // A text that is in two fields is not marked.
  expect(marked).toContain("<p>Said twice</p>");
  const plain = `<section><h2>How it goes</h2><ul><li><b>First</b><p>Said twice</p></li><li><b>Second</b><p>Then this</p></li></ul><a href="/x">Another service</a></section>`;
  expect(marked.replaceAll(/ data-sanity="[^"]*"/g, "")).toBe(plain);
});

it("marks a text that is split into elements, and items that components receive in another shape", async () => {
  const marked = await html(
    <>
      <h1>
        <Emphasised text={sample.heading} />
      </h1>
      {sample.steps.map(({ _key, title }) => (
        <Card key={_key} title={title} />
      ))}
      <Card key={sample.service._id} title={sample.service.title} />
    </>,
  );
  expect(marked).toContain(`<h1 ${mark(".heading")}>How<em>`);
  expect(marked).toContain(`<article ${mark(".steps:s2")}>About Second`);
  expect(marked).toContain(`<article ${service}>About Another service`);
});

it("marks a block on its first element, or on a box around it", async () => {
  expect(await html(["text ", <i key="i">x</i>])).toBe(`text <i ${mark("")}>x</i>`);
  expect(await html("only text")).toBe(`<div ${mark("")}>only text</div>`);
});

it("rejects when a component throws", async () => {
  await expect(html(<Broken />)).rejects.toThrow("something is missing");
});

const money = (amount: number) => ({ amount, unit: "once" as const, from: false });
const Offer = ({ offer }: { offer: { price: ReturnType<typeof money> } }) => (
  <article>
    <Price price={offer.price} />
  </article>
);

it("leads from a price to its own field: a document's main price, or that of a list's item", async () => {
  const view = { _view: "card", _type: "service", title: "Another service" };
  const priced = {
    ...sample,
    items: [{ _key: "i1", title: "Extra", price: money(99) }],
    services: [{ ...view, _id: "service-x", price: money(499) }],
    set: { _id: "set", _view: "packages", packages: [{ _key: "p1", price: money(7) }] },
  };
  const { items, services, set } = priced;
  const content = (
    <>
      {services.map((offer) => (
        <Offer key={offer._id} offer={offer} />
      ))}
      {[...items, ...set.packages].map(({ _key, price }) => (
        <p key={`p-${_key}`}>
          <Price price={price} />
        </p>
      ))}
    </>
  );
  const marks = marksOf(page, priced as unknown as Block, undefined, STUDIO);
  const marked = renderToStaticMarkup(await markedBlock(content, marks));
  expect(marked).toContain(`<article ${service}><span`);
  expect(marked).toContain(attribute("service-x", "service", "startingPrice"));
  expect(marked).toContain(mark(".items:i1.price"));
  expect(marked).toContain(attribute("set", "packageSet", "packages:p1.price"));
});
