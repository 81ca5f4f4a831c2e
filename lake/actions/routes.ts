import { isRecord } from "../documents.ts";
import { httpError } from "../errors.ts";
import { type RouteContext, route } from "../http/router.ts";
import { attempt, commit } from "../mutate/commit.ts";
import { DraftTransaction } from "../mutate/draft-transaction.ts";
import { Failure } from "../mutate/failure.ts";
import { transactionIdFrom } from "../mutate/ids.ts";
import { ADMINISTRATOR } from "../store/identity.ts";
import {
  createDraft,
  createVersion,
  deleteDocument,
  discardDraft,
  discardVersion,
  editDraft,
  type PerformAction,
  publish,
  replaceDraft,
  replaceVersion,
  unpublish,
  unpublishVersion,
} from "./drafts.ts";
import {
  archiveRelease,
  createRelease,
  deleteRelease,
  editRelease,
  importRelease,
  publishRelease,
  scheduleRelease,
  unarchiveRelease,
  unscheduleRelease,
} from "./releases.ts";

/**
 * The actions of https://www.sanity.io/docs/http-reference/actions that the lake performs: all on documents,
 * and those on releases that scheduled publishing needs. Variants exist in the hosted service only.
 */
const ACTIONS: Readonly<Record<string, PerformAction>> = {
  "sanity.action.document.create": createDraft,
  "sanity.action.document.edit": editDraft,
  "sanity.action.document.replaceDraft": replaceDraft,
  "sanity.action.document.discard": discardDraft,
  "sanity.action.document.publish": publish,
  "sanity.action.document.unpublish": unpublish,
  "sanity.action.document.delete": deleteDocument,
  "sanity.action.document.version.create": createVersion,
  "sanity.action.document.version.discard": discardVersion,
  "sanity.action.document.version.replace": replaceVersion,
  "sanity.action.document.version.unpublish": unpublishVersion,
  "sanity.action.release.create": createRelease,
  "sanity.action.release.import": importRelease,
  "sanity.action.release.edit": editRelease,
  "sanity.action.release.schedule": scheduleRelease,
  "sanity.action.release.unschedule": unscheduleRelease,
  "sanity.action.release.publish": publishRelease,
  "sanity.action.release.archive": archiveRelease,
  "sanity.action.release.unarchive": unarchiveRelease,
  "sanity.action.release.delete": deleteRelease,
};

/** `/data/actions`. */
export const actionRoutes = [route("POST", "/data/actions/:dataset", "grant", perform)];

async function perform(ctx: RouteContext): Promise<void> {
  const body = await ctx.readJson();
  if (!isRecord(body) || !Array.isArray(body.actions)) {
    throw httpError(400, 'The body must be a JSON object with an array "actions"');
  }
  const { store } = ctx.lake;
  const identity = ctx.identity ?? ADMINISTRATOR;
  const transaction = new DraftTransaction(
    store,
    identity.id,
    transactionIdFrom(body.transactionId),
  );
  for (const [index, action] of body.actions.entries()) {
    attempt(index, "action", () => {
      const type = isRecord(action) ? action.actionType : undefined;
      const performAction = typeof type === "string" ? ACTIONS[type] : undefined;
      if (!isRecord(action) || !performAction) throw Failure.invalid(`Unknown action "${type}"`);
      performAction(transaction, action, store);
    });
  }
  commit(ctx.lake, identity, transaction, "action", body.dryRun === true);
  ctx.json(200, { transactionId: transaction.id });
}
