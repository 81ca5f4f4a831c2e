import { schemaTypes } from "@currawong/schemas/schema";
import { ADMINISTRATOR_TYPES } from "@currawong/schemas/types";
import type { DocumentActionComponent, DocumentActionProps, DocumentActionsContext } from "sanity";
import { expect, test } from "vitest";
import { toolsOf } from "../tools.ts";
import { ASK, roleActions, withoutOthers, withRoles } from "./roles.tsx";

const userWith = (...names: string[]) =>
  ({
    roles: names.map((name) => ({ name, title: name })),
  }) as DocumentActionsContext["currentUser"];

/** A stub action with the property that the resolver reads; a custom action has no name. */
const action = (name?: DocumentActionComponent["action"]) =>
  Object.assign(() => ({ label: String(name) }), { action: name }) as DocumentActionComponent;

const ACTIONS = [action("publish"), action("unpublish"), action("delete"), action()];

const actionsOf = (schemaType: string, ...roles: string[]) =>
  roleActions(ACTIONS, { schemaType, currentUser: userWith(...roles) } as DocumentActionsContext);

/** The description of the delete action. */
const describeDelete = (published: object | null, ...roles: string[]) =>
  actionsOf("service", ...roles).find(({ action }) => action === "delete")?.({
    published,
  } as DocumentActionProps);

test("administrators have every action", () => {
  for (const type of ["service", ...ADMINISTRATOR_TYPES]) {
    expect(actionsOf(type, "editor", "administrator")).toEqual(ACTIONS);
  }
});

test("editors can delete only documents that were never published, and are told who can delete others", () => {
  expect(describeDelete({}, "editor")).toMatchObject({ disabled: true, title: ASK });
  expect(describeDelete(null, "editor")).toEqual({ label: "delete" });
  expect(describeDelete({}, "administrator")).toEqual({ label: "delete" });
  // The same component each time: a new one would lose its dialog.
  expect(actionsOf("role", "editor")).toEqual(actionsOf("service", "editor"));
});

test.each(ADMINISTRATOR_TYPES)("editors can view %s, but not change or create one", (type) => {
  expect(actionsOf(type, "editor")).toEqual([ACTIONS[3]]);
  const options = [{ schemaType: type }, { templateId: type }, { templateId: "service" }];
  expect(withoutOthers(options, userWith("editor"))).toEqual([{ templateId: "service" }]);
  expect(withoutOthers(options, userWith("administrator"))).toEqual(options);
});

test("site-wide types and the aliases of pages are read-only for editors", () => {
  const locked = withRoles(schemaTypes);
  const isLocked = (part: object | undefined) => {
    const readOnly: unknown = part && "readOnly" in part ? part.readOnly : undefined;
    if (typeof readOnly !== "function") return false;
    return (
      readOnly({ currentUser: userWith("editor") }) &&
      !readOnly({ currentUser: userWith("administrator") })
    );
  };
  for (const type of ADMINISTRATOR_TYPES) {
    expect(isLocked(locked.find(({ name }) => name === type)), type).toBe(true);
  }
  const fields = locked.flatMap((type) => ("fields" in type ? (type.fields ?? []) : []));
  const redirects = fields.filter(({ name }) => name === "aliases");
  expect(redirects.length).toBeGreaterThan(5);
  expect(redirects.every(isLocked)).toBe(true);
});

test("only those who may read enquiries have the tools for them", () => {
  const namesOf = (role: string) => toolsOf(userWith(role)).map(({ name }) => name);
  expect(namesOf("editor")).toEqual(expect.arrayContaining(["enquiries", "contacts"]));
  expect(namesOf("contributor")).toEqual(["replace"]);
});
