import {
  type ConditionalPropertyCallbackContext,
  type Path,
  pathToString,
  resolveConditionalProperty,
} from "sanity";
import type { WholeDocument } from "../../dataset/versions.ts";
import { type FormType, fieldOf, memberOf } from "../../form-type.ts";

/** A validation marker as the Studio's own code reports it. */
export type Marker = {
  level: "error" | "warning" | "info";
  message: string;
  path: Path;
};

export type Finding = {
  isError: boolean;
  message: string;
  label: string;
  /** Where it is, as the address of a form has it: the form opens there. */
  path: string;
};

/** Checks one version of a document. */
export type Check = (document: WholeDocument) => Promise<Finding[]>;

/** The user whose form it is: some fields are for administrators. */
export type User = ConditionalPropertyCallbackContext["currentUser"];

/**
 * The form's titles for the steps of a path, and whether it leads where this user cannot correct anything: into a hidden
 * block, or a field that is read-only or hidden.
 */
function walkPath(path: Path, document: WholeDocument, type: FormType | undefined, user: User) {
  const names: string[] = [];
  let parent = type;
  let value: unknown = document;
  let isOutOfReach = false;
  const check = (field: FormType | undefined, outer: unknown) => {
    const context = {
      document: { ...document },
      parent: outer,
      value,
      currentUser: user,
      path: [],
    };
    isOutOfReach ||= [field?.readOnly, field?.hidden].some((property) =>
      resolveConditionalProperty(property, context),
    );
  };
  check(type, undefined);
  for (const step of path) {
    const outer = value;
    if (typeof step === "string") {
      const field = fieldOf(parent, step);
      // The text inside a slug has no title of its own in the form.
      if (step !== "current") names.push(field?.title ?? step);
      value = Object(value)[step];
      check(field, outer);
      parent = field;
    } else {
      const items: unknown[] = Array.isArray(value) ? value : [];
      const matchesStep = (item: unknown, index: number) =>
        typeof step === "number" ? step === index : Object(item)._key === Object(step)._key;
      value = items.find(matchesStep);
      const member = memberOf(parent, value);
      if (member?.title && typeof value === "object") names.push(member.title);
      check(member, outer);
      parent = member;
      isOutOfReach ||= Object(value).isHidden === true;
    }
  }
  return { names, isOutOfReach };
}

/**
 * Turns markers into findings labelled with the form's titles, errors first. In a hidden block they are advice: no
 * visitor sees it until it is finished. In a field that this user cannot change they are advice too: only others can
 * correct it.
 */
export function findingsOf(
  document: WholeDocument,
  markers: readonly Marker[],
  type: FormType | undefined,
  user: User,
): Finding[] {
  return markers
    .filter(({ level }) => level !== "info")
    .map((marker) => {
      const { names, isOutOfReach } = walkPath(marker.path, document, type, user);
      const label = names.join(" › ");
      const isError = marker.level === "error" && !isOutOfReach;
      const { message, path } = marker;
      return { isError, message, label, path: pathToString(path) };
    })
    .sort((a, b) => Number(b.isError) - Number(a.isError));
}
