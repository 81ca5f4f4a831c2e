import { schemaTypes } from "@currawong/schemas/schema";
import { ADMINISTRATOR_TYPES } from "@currawong/schemas/types";
import {
  createSchema,
  type DocumentActionComponent,
  type DocumentActionProps,
  type DocumentActionsContext,
  resolveConditionalProperty,
} from "sanity";
import { expect, test } from "vitest";
import type { FormType } from "../form-type.ts";
import { findingsOf } from "../lists/model/findings.ts";
import { toolsOf } from "../tools.ts";
import { ASK, isForAdministrators, mayAdd, roleActions, withRoles } from "./roles.tsx";

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
  expect(mayAdd(type, userWith("editor"))).toBe(false);
  expect(mayAdd("service", userWith("editor"))).toBe(true);
});

test("site-wide types are read-only for editors", () => {
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
});

/** The paths of every field of a type outside lists, and whether a user can change it. */
function fieldsFor(
  type: FormType,
  user: ReturnType<typeof userWith>,
  isOpen = true,
): [string[], boolean][] {
  const isChangeable = (one: FormType) => {
    const context = { document: {}, parent: {}, value: undefined, currentUser: user, path: [] };
    return ![one.readOnly, one.hidden].some((it) => resolveConditionalProperty(it, context));
  };
  return (type.fields ?? []).flatMap(({ name, type: field }) => {
    const isFieldOpen = isOpen && isChangeable(field);
    const inner = ["reference", "slug"].includes(field.name ?? "") ? {} : field;
    const below = fieldsFor(inner, user, isFieldOpen);
    return [
      [[name], isFieldOpen] as [string[], boolean],
      ...below.map(([path, is]) => [[name, ...path], is] as [string[], boolean]),
    ];
  });
}

test("no one is stopped by an error in a field that they cannot change, whatever the type and the field", () => {
  const schema = createSchema({ name: "test", types: withRoles(schemaTypes) });
  const counts = { editor: 0, administrator: 0 };
  for (const role of ["editor", "administrator"] as const) {
    const user = userWith(role);
    for (const { name } of schemaTypes.filter(({ type }) => type === "document")) {
      const compiled = schema.get(name);
      if (!compiled) throw new Error("It is in the schema.");
      const isOpen = !isForAdministrators(name) || role === "administrator";
      for (const [path, isChangeable] of fieldsFor(compiled, user, isOpen)) {
        const marker = { level: "error" as const, message: "Wrong", path };
        const [finding] = findingsOf({ _id: "a", _type: name }, [marker], compiled, user);
        expect(finding?.isError, `${name}.${path.join(".")} for an ${role}`).toBe(isChangeable);
        if (!isChangeable) counts[role]++;
      }
    }
  }
  expect(counts.editor).toBeGreaterThan(counts.administrator + 50);
});

test("only those who may read enquiries have the tools for them", () => {
  const namesOf = (role: string) => toolsOf(userWith(role)).map(({ name }) => name);
  expect(namesOf("editor")).toEqual(expect.arrayContaining(["enquiries", "contacts"]));
  expect(namesOf("contributor")).toEqual(["replace"]);
});
