import { ADMINISTRATOR_TYPES, schemaTypes } from "@currawong/schemas/schema";
import type { DocumentActionComponent, DocumentActionProps, DocumentActionsContext } from "sanity";
import { expect, test } from "vitest";
import { ASK, roleActions, withoutOthers, withRoles } from "./roles.tsx";

const userWith = (...names: string[]) =>
  ({
    roles: names.map((name) => ({ name, title: name })),
  }) as DocumentActionsContext["currentUser"];

/** An action of the Studio, as far as the resolver looks at it; a custom one has no name. */
const action = (name?: DocumentActionComponent["action"]) =>
  Object.assign(() => ({ label: String(name) }), { action: name }) as DocumentActionComponent;

const ACTIONS = [action("publish"), action("unpublish"), action("delete"), action()];

const actionsOf = (schemaType: string, ...roles: string[]) =>
  roleActions(ACTIONS, { schemaType, currentUser: userWith(...roles) } as DocumentActionsContext);

/** What deleting a document says of itself. */
const deleting = (published: object | null, ...roles: string[]) =>
  actionsOf("service", ...roles).find(({ action }) => action === "delete")?.({
    published,
  } as DocumentActionProps);

test("administrators have every action", () => {
  for (const type of ["service", ...ADMINISTRATOR_TYPES]) {
    expect(actionsOf(type, "editor", "administrator")).toEqual(ACTIONS);
  }
});

test("editors delete what was never published, and are told who deletes the rest", () => {
  expect(deleting({}, "editor")).toMatchObject({ disabled: true, title: ASK });
  expect(deleting(null, "editor")).toEqual({ label: "delete" });
  expect(deleting({}, "administrator")).toEqual({ label: "delete" });
  // The same each time: another would forget its dialog.
  expect(actionsOf("role", "editor")).toEqual(actionsOf("service", "editor"));
});

test.each(ADMINISTRATOR_TYPES)("editors look at %s and change nothing, nor make one", (type) => {
  expect(actionsOf(type, "editor")).toEqual([ACTIONS[3]]);
  const options = [{ schemaType: type }, { templateId: type }, { templateId: "service" }];
  expect(withoutOthers(options, userWith("editor"))).toEqual([{ templateId: "service" }]);
  expect(withoutOthers(options, userWith("administrator"))).toEqual(options);
});

test("every type that holds for the whole site is locked, and of every page what redirects", () => {
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
