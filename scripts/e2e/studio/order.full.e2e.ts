import { expect, test } from "../support/journey.ts";
import { lake, newService } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import { moveUp, openDocument, publish } from "../support/studio.ts";

const GROUP = "serviceGroup-to-order";
const IDS = ["order-a", "order-b"];

test("services moved by keyboard move in the catalogue once published; one without a place follows", async ({
  studio,
}) => {
  const reference = (_ref: string) => ({ _type: "reference", _ref });
  const work = lake.transaction().create({
    _id: GROUP,
    _type: "serviceGroup",
    title: "Order group",
    slug: { _type: "slug", current: "to-order" },
    description: "To order.",
    services: IDS.map((id) => ({ _key: id, ...reference(id), _weak: true })),
  });
  for (const id of ["order-0", ...IDS]) {
    work.create(await newService(id, { title: id, group: reference(GROUP) }));
  }
  await work.commit();
  const catalogue = async () => (await visit("/services")).body.match(/>order-[0ab]</g);
  await expect.poll(catalogue).toEqual([">order-a<", ">order-b<", ">order-0<"]);

  await openDocument(studio, GROUP, "serviceGroup");
  await moveUp(studio, "services", 1);
  const draft = async () => {
    const document = await lake.getDocument<{ services: { _ref: string }[] }>(`drafts.${GROUP}`);
    return document?.services.map(({ _ref }) => _ref);
  };
  await expect.poll(draft).toEqual(["order-b", "order-a"]);
  await publish(studio, async () => (await catalogue())?.[0] === ">order-b<");
  expect(await catalogue()).toEqual([">order-b<", ">order-a<", ">order-0<"]);
});
