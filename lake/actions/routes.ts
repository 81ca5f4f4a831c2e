import { isRecord } from "../documents.ts";
import { httpError } from "../errors.ts";
import { type RouteContext, route } from "../http/router.ts";
import { attempt, commit } from "../mutate/commit.ts";
import { DraftTransaction } from "../mutate/draft-transaction.ts";
import { Failure } from "../mutate/failure.ts";
import { transactionIdFrom } from "../mutate/ids.ts";
import { ADMINISTRATOR } from "../store/identity.ts";
import * as drafts from "./drafts.ts";
import * as releases from "./releases.ts";

/**
 * The actions of https://www.sanity.io/docs/http-reference/actions that the lake performs: all on documents,
 * and those on releases that scheduled publishing needs. Variants exist in the hosted service only.
 */
const ACTIONS: Readonly<Record<string, drafts.PerformAction>> = {
  "sanity.action.document.create": drafts.createDraft,
  "sanity.action.document.edit": drafts.editDraft,
  "sanity.action.document.replaceDraft": drafts.replaceDraft,
  "sanity.action.document.discard": drafts.discardDraft,
  "sanity.action.document.publish": drafts.publish,
  "sanity.action.document.unpublish": drafts.unpublish,
  "sanity.action.document.delete": drafts.deleteDocument,
  "sanity.action.document.version.create": drafts.createVersion,
  "sanity.action.document.version.discard": drafts.discardVersion,
  "sanity.action.document.version.replace": drafts.replaceVersion,
  "sanity.action.document.version.unpublish": drafts.unpublishVersion,
  "sanity.action.release.create": releases.createRelease,
  "sanity.action.release.import": releases.importRelease,
  "sanity.action.release.edit": releases.editRelease,
  "sanity.action.release.schedule": releases.scheduleRelease,
  "sanity.action.release.unschedule": releases.unscheduleRelease,
  "sanity.action.release.publish": releases.publishRelease,
  "sanity.action.release.archive": releases.archiveRelease,
  "sanity.action.release.unarchive": releases.unarchiveRelease,
  "sanity.action.release.delete": releases.deleteRelease,
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
