import { isPublishedId, isRecord } from "../documents.ts";
import { Failure } from "../mutate/failure.ts";
import { invalidId } from "../mutate/ids.ts";

/** An action as it came: its fields are checked where they are read. */
export type ActionBody = Readonly<Record<string, unknown>>;

/** A field that holds the id of a published document. */
export function publishedIdField(action: ActionBody): string {
  const id = idField(action, "publishedId");
  if (!isPublishedId(id)) throw Failure.invalid(`"publishedId" is not a published ID: "${id}"`);
  return id;
}

/** A field that holds the id of a draft or a version. */
export function unpublishedIdField(action: ActionBody, name: string): string {
  const id = idField(action, name);
  if (isPublishedId(id)) throw Failure.invalid(`"${name}" is not a draft or version ID: "${id}"`);
  return id;
}

/** A field that holds any document id. */
export function idField(action: ActionBody, name: string): string {
  const id = action[name];
  if (typeof id !== "string") throw Failure.invalid(`The action needs the string "${name}"`);
  const reason = invalidId(id);
  if (reason) throw Failure.invalid(reason);
  return id;
}

/** A field that holds an object: attributes, a document or a patch. */
export function objectField(action: ActionBody, name: string): Record<string, unknown> {
  const value = action[name];
  if (!isRecord(value)) throw Failure.invalid(`The action needs the object "${name}"`);
  return value;
}
