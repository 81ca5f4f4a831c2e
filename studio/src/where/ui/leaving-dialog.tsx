import { addressableOf } from "@currawong/schemas/addressable-of";
import { addressesOf } from "@currawong/schemas/paths";
import { Spinner, Stack } from "@sanity/ui";
import { type ReactNode, useState } from "react";
import { useCurrentUser, useSchema } from "sanity";
import useSWR from "swr";
import { inASentence, readSchedules } from "../../dataset/schedules.ts";
import { usePublishedClient, useRawClient } from "../../dataset/use-live.ts";
import { publishedId, type WholeDocument } from "../../dataset/versions.ts";
import { ChangeSheet, Now } from "../../pages/change-sheet.tsx";
import { useFindPages } from "../../pages/find-pages.ts";
import { Estimate } from "../../pages/pages.tsx";
import { PageField } from "../../redirects/page-field.tsx";
import { readAddresses } from "../../redirects/redirects.tsx";
import { isAdministrator, isForAdministrators } from "../../roles/roles.tsx";
import { Colleagues, useColleagues } from "../../ui/colleagues.tsx";
import { Small, Tick } from "../../ui/parts.tsx";
import { appearancesOf } from "../model/appearances.ts";
import { type Referrer, referrersOf } from "../model/referrers.ts";
import { AppearanceList, Part, ReferrerList } from "./lists.tsx";

/** What to do with the rest of the site when a document leaves it. */
export type Rest = { listedIn: string[]; redirectTo?: string };

type Leaver = {
  action: keyof typeof DRAFT_FATE;
  draft: WholeDocument | null;
  /** What visitors see now, if they do. */
  published: WholeDocument | null;
};

type Props = Leaver & {
  /** When it leaves, if not now. */
  time?: { field: ReactNode; isChosen: boolean };
  onCancel: () => void;
  onConfirm: (rest: Rest) => Promise<void>;
};

/** The longest page address that begins another one: `/services` for `/services/x`. */
const parentOf = (path: string, pages: readonly { path: string; id: string }[]) =>
  pages
    .filter((page) => path.startsWith(`${page.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

const DRAFT_FATE = {
  Delete: "has unpublished changes here, which will be deleted too.",
  Unpublish: "has unpublished changes here. They stay in the draft.",
  Schedule: "has unpublished changes here. They stay in the draft.",
} as const;

const HEADERS = {
  Delete: "Delete this document?",
  Unpublish: "Unpublish this document?",
  Schedule: "Take it off the site at a time",
} as const;

/**
 * What a document’s leaving means: colleagues at work on it, the redirect and the menus, cards and lists that follow,
 * what needs it, and what each page loses.
 */
export function useLeavingParts({ action, draft, published }: Leaver, onCancel: () => void) {
  const latest = published ?? draft;
  const [id, type] = [publishedId(latest?._id ?? ""), latest?._type ?? ""];
  const isPublic = published !== null;
  const client = usePublishedClient();
  const raw = useRawClient();
  const findPages = useFindPages();
  const schema = useSchema();
  const mayChangeMenu = isAdministrator(useCurrentUser());
  const colleagues = useColleagues(id);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState<string>();
  const { data, error } = useSWR(["leaving", id], async () => {
    const [referrers, appearances, { pages }, schedules] = await Promise.all([
      referrersOf(client, id),
      isPublic ? appearancesOf(findPages, { id, type }) : { pages: [], isExact: true },
      readAddresses(client),
      readSchedules(raw),
    ]);
    return { referrers, appearances, pages, schedules };
  });
  const { referrers = [], schedules = [] } = data ?? {};
  const coming = schedules.filter((one) => one.id === id && one.isComing);
  const canRemove = (one: Referrer) =>
    one.places.length > 0 && (mayChangeMenu || !isForAdministrators(one.type));
  const listed = referrers.filter(canRemove);
  const isLeft = (one: Referrer) => canRemove(one) && !kept.has(one.id);
  const needing = referrers.filter((one) => one.isStrong && (one.isNeeded || !isLeft(one)));
  const weak = referrers.filter((one) => !one.isStrong && !canRemove(one));
  const { pages = [], isExact = true } = data?.appearances ?? {};
  const own = pages.filter(({ isOwn }) => isOwn);
  const others = pages.filter(({ isOwn }) => !isOwn);
  const choices = (data?.pages ?? []).filter((page) => page.id !== id);
  // A draft that is deleted has no address that anyone knows.
  const hasAddress = isPublic || action === "Schedule";
  const ownPaths = latest && hasAddress ? addressesOf(addressableOf(latest)).pages : [];
  const proposal = parentOf(ownPaths[0] ?? "", choices);
  const chosen = target ?? proposal?.path ?? "";
  const document = { id, type };
  const redirectTo = choices.find(({ path }) => path === chosen)?.id;
  const isNowhere = ownPaths.length > 0 && chosen !== "" && !redirectTo;
  const rest: Rest = {
    listedIn: listed.filter(isLeft).map((one) => one.id),
    ...(ownPaths.length > 0 && redirectTo && { redirectTo }),
  };
  // Its versions in a schedule are locked.
  const isHeld = action === "Delete" && coming.length > 0;
  const scheduled = coming.map((one) => (
    <Small key={one.release}>
      {inASentence(one)}: {isHeld ? "delete that schedule first." : "that stays scheduled."}
    </Small>
  ));
  const isBlocked = (!data && !error) || isHeld || needing.length > 0 || isNowhere;
  const wrong = error ? (
    <Small>The references couldn’t be read from the Content Lake.</Small>
  ) : needing.length > 0 ? (
    <Part title="These documents need it. Remove it from them first:">
      <ReferrerList referrers={needing} onLeave={onCancel} />
    </Part>
  ) : (
    isHeld && <Stack gap={3}>{scheduled}</Stack>
  );
  const where = data && (isPublic || action !== "Schedule") && (
    <Stack gap={5}>
      {own.length > 0 && (
        <Part title="This will disappear from the site:">
          <AppearanceList pages={own} isExact document={document} />
        </Part>
      )}
      {others.length > 0 && (
        <Part title="These pages will no longer show it:">
          <AppearanceList pages={others} isExact document={document} />
        </Part>
      )}
      {isExact && referrers.length + own.length + others.length === 0 && (
        <Small>Nothing refers to it, and no page shows it.</Small>
      )}
      {!isExact && <Estimate />}
    </Stack>
  );
  const what = (
    <Stack gap={5}>
      <Colleagues {...colleagues} fate={DRAFT_FATE[action]} />
      {!data && !error && <Spinner muted />}
      {!isHeld && scheduled}
      {listed.length > 0 && (
        <Part title="Take it out of these too:">
          {action === "Schedule" && (
            <Small muted>
              Until then a release holds each of them as it is now, without this. What you change in
              them meanwhile, change in that release too.
            </Small>
          )}
          {listed.map((one) => (
            <Tick
              key={one.id}
              label={`${one.title ?? schema.get(one.type)?.title}: ${one.places.join("; ")}`}
              checked={!kept.has(one.id)}
              onTick={(isTicked) =>
                setKept(
                  new Set(isTicked ? [...kept].filter((it) => it !== one.id) : [...kept, one.id]),
                )
              }
            />
          ))}
        </Part>
      )}
      {weak.length > 0 && (
        <Part title="These refer to it, and their links will break:">
          <ReferrerList referrers={weak} onLeave={onCancel} />
        </Part>
      )}
      {data && ownPaths.length > 0 && (
        <Part title="Visitors who come to its address:">
          <PageField
            label="Lead its address to"
            placeholder="Left empty, they find nothing there"
            value={chosen}
            pages={choices}
            onWrite={(path) => setTarget(path.trim())}
          />
          {isNowhere && <Small role="alert">There is no page at {chosen}.</Small>}
        </Part>
      )}
      {data && listed.length + weak.length + ownPaths.length === 0 && (
        <Small>Nothing else has to follow.</Small>
      )}
    </Stack>
  );
  return { what, where, wrong, rest, isBlocked };
}

/** Confirms that a document is deleted or unpublished, now or at a time. */
export function LeavingDialog({ time, onCancel, onConfirm, ...leaver }: Props) {
  const { what, where, wrong, rest, isBlocked } = useLeavingParts(leaver, onCancel);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm(rest);
    setBusy(false);
  };
  return (
    <ChangeSheet
      header={HEADERS[leaver.action]}
      action={{
        text: leaver.action,
        tone: "critical",
        testId: "confirm-button",
        disabled: isBlocked || (time && !time.isChosen) || isBusy,
        loading: isBusy,
      }}
      testId="leaving"
      wrong={wrong}
      when={time?.field ?? <Now />}
      where={where}
      onCancel={onCancel}
      onConfirm={() => void confirm()}
    >
      {what}
    </ChangeSheet>
  );
}
