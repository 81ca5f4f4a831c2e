import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { shows } from "../support/site.ts";
import {
  fill,
  generateAddress,
  go,
  open,
  showTab,
  startDocument,
  titleField,
} from "../support/studio.ts";

const TITLE = "Queue-sitting assistant";
const SLUG = "queue-sitting-assistant";
const PATH = `/services/${SLUG}`;
const CARDS = "/ai-services: Four AI services and their prices";
const GROUP = "serviceGroup-ai-chatbots";

type Created = { _id: string; slug?: { current: string }; group: { _ref: string } };

test("a service is created, published and listed", async ({ studio, page }) => {
  await go(studio, `/structure/services;service-by-group;${GROUP}`);
  await startDocument(studio, studio.getByTestId("action-intent-button").last());
  await titleField(studio).fill(TITLE);
  const description = "Waits on the line for your people, and calls them when someone answers.";
  await fill(studio, "description", description);
  await fill(studio, "badge", "NEW");
  await showTab(studio, "Price");
  await fill(studio, "startingPrice.amount", "2345");
  await showTab(studio, "Address and look");
  await generateAddress(studio, "slug", SLUG);
  const draft = () => lake.fetch<Created | null>("*[title == $title][0]", { title: TITLE });
  await expect.poll(async () => (await draft())?.slug?.current).toBe(SLUG);
  const { _id, group } = (await draft()) ?? {};
  // A service created within a group belongs to it.
  expect(group?._ref).toBe(GROUP);
  await expect(studio.getByTestId("action-publish")).toBeDisabled();
  // Entering eight lines of text would take sixteen clicks and prove nothing more.
  const features = Array.from({ length: 8 }, (_, index) => `Line ${index + 1} held`);
  await lake.patch(_id ?? "", { set: { features } }).commit();
  // The dialog proposes the menu entry that lists most of the group's services.
  const cards = studio.getByRole("dialog").getByLabel("On the cards of");
  await open(studio.getByTestId("action-publish"), cards);
  await expect(studio.getByLabel("In the menu under Services")).toBeChecked();
  await expect(cards.locator("option:checked")).toHaveText("On no section page for now");
  await cards.selectOption({ label: `On the cards of ${CARDS}` });
  await studio.getByTestId("publish-listed").click();
  const live = "*[title == $title][0].startingPrice.amount == 2345";
  await expect.poll(() => published.fetch<boolean>(live, { title: TITLE })).toBe(true);

  await shows(PATH, "$2,345");
  await shows("/services", TITLE);
  await shows("/ai-services", TITLE);
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Services", exact: true }).hover();
  await expect(menu.getByRole("link", { name: TITLE })).toHaveAttribute("href", PATH);
});
