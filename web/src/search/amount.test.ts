import { expect, it } from "vitest";
import { parseSearch } from "./query.ts";

it.each([
  ["shopify up to 100 products", undefined],
  ["reply within 90 days", undefined],
  ["less than 1 week", undefined],
  ["chatbot for up to 1,000 messages a month", undefined],
  ["under 10 people", undefined],
  ["within 48h", undefined],
  ["up to 50% off", undefined],
  ["under 3-4 weeks", undefined],
  ["max 5k followers", undefined],
  ["up to 100 products under $500", 500],
  ["logo under $500 products", 500],
  ["website under 1000 for a café", 1_000],
  ["help under 200/month", 200],
  ["help below 200 per month, please", 200],
  ["shop under AU$1.5k", 1_500],
  ["within 300 bucks", 300],
  ["max 2k", 2_000],
])("reads only amounts of money as prices: “%s”", (query, max) => {
  expect(parseSearch(query).max).toBe(max);
});

it.each([
  ["$499", { near: 499, max: 598.8, min: 399.2 }],
  ["logo for 500 bucks", { near: 500, max: 600 }],
  ["logo about $500", { near: 500, max: 600 }],
  ["5 grand app", { near: 5_000, max: 6_000 }],
  ["$500 - $1000", { min: 500, max: 1_000 }],
  ["shop 1,000–500 dollars", { min: 500, max: 1_000 }],
  ["between 1k and 2k", { min: 1_000, max: 2_000 }],
  ["website from 500 to 1000 please", { min: 500, max: 1_000 }],
  ["app for $5-10k", { min: 5_000, max: 10_000 }],
  ["app from $5 to $5k", { min: 5, max: 5_000 }],
  ["over $5000", { min: 5_000 }],
  ["app at least 5k", { min: 5_000 }],
  ["no less than A$300", { min: 300 }],
  ["chatbots from $1,299", { min: 1_299 }],
  ["$1000+ website", { min: 1_000 }],
  ["2k or more", { min: 2_000 }],
  ["my budget is $2k", { max: 2_000 }],
  ["$2k budget", { max: 2_000 }],
  ["no more than 500$", { max: 500 }],
  ["hosting 200 max", { max: 200 }],
  ["logo $300 and a website", { near: 300, max: 360 }],
  ["move from 365 to gmail", {}],
  ["open from 9 to 5", {}],
  ["between 2 and 3 weeks", {}],
  ["over 100 products", {}],
  ["500-1000 followers", {}],
  ["office 365 for staff", {}],
])("reads ranges, minimums and single prices: “%s”", (query, amount) => {
  const { words, isCheap, ...found } = parseSearch(query);
  for (const [name, value] of Object.entries(found)) {
    expect(value, name).toBeCloseTo(Number(amount[name as keyof typeof amount]), 5);
  }
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(amount).toSorted());
});

it.each([
  ["between 1k & 2k", { min: 1_000, max: 2_000 }],
  ["from $1k & $2k", { min: 1_000 }],
  ["website $1000 and $2000 hosting", { near: 1_000, max: 1_200 }],
  ["$900-1k", { min: 900, max: 1_000 }],
  ["$2k-$1k", { min: 1_000, max: 2_000 }],
  ["500 dollars to 900", { min: 500, max: 900 }],
  ["5 to $9", { min: 5, max: 9 }],
  ["5 to 9 dollars", { min: 5, max: 9 }],
  ["$5 to 9", { min: 5, max: 9 }],
  ["5 dollars to 9", { min: 5, max: 9 }],
  ["logo under 300 a month", { max: 300 }],
  ["website 100 to 200", { min: 100, max: 200 }],
  ["website 99 to 200", {}],
  ["about 100", { near: 100, max: 120 }],
  ["logo about 100", { near: 100, max: 120 }],
  ["logo about 99", {}],
  ["under 99", { max: 99 }],
  ["logo under 300/month", { max: 300 }],
  ["logo under 300 / mo", { max: 300 }],
  ["logo under 300 staff", {}],
])("reads prices at the edges of the rules: “%s”", (query, expected) => {
  const { words: _, isCheap: _isCheap, ...found } = parseSearch(query);
  const rounded = Object.entries(found).map(([name, value]) => [name, Math.round(value as number)]);
  const { min, ...others } = Object.fromEntries(rounded);
  // A search for a price alone also has a lower limit, which another test holds.
  expect("near" in expected ? others : Object.fromEntries(rounded)).toEqual(expected);
  if (!("near" in expected)) expect(min).toBe((expected as { min?: number }).min);
});
