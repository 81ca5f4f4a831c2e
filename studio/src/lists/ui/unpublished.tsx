import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { useRelativeTime } from "sanity";
import type { UserComponent } from "sanity/structure";
import { useLive } from "../../lake/use-live.ts";
import { publishedId } from "../../lake/versions.ts";
import { counted } from "../../ui/parts.tsx";
import { DocumentRow, Frame } from "./frame.tsx";

type Draft = { _id: string; _type: string; _updatedAt: string; isLive: boolean };

const DRAFTS_QUERY = `*[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc){
  _id, _type, _updatedAt, "isLive": string::split(_id, "drafts.")[1] in *[_type in $types]._id
}`;

const readDrafts = (client: SanityClient) =>
  client.fetch<Draft[]>(DRAFTS_QUERY, { types: PUBLIC_TYPES });

/** `useRelativeTime` is internal. If it goes, format with `Intl.RelativeTimeFormat`. */
function Since({ draft }: { draft: Draft }) {
  const when = useRelativeTime(draft._updatedAt, { useTemporalPhrase: true, minimal: true });
  return (
    <p className="when">
      {draft.isLive ? "Changes that visitors do not see yet" : "Never published"} · {when}
    </p>
  );
}

/** The pane “Unpublished”: every draft, the latest first. */
export const Unpublished: UserComponent = ({ childItemId }) => (
  <Frame
    live={useLive("unpublished", readDrafts)}
    lead={(drafts) =>
      drafts.length === 0 ? "Everything is published." : counted(drafts.length, "draft")
    }
  >
    {(drafts) =>
      drafts.map((draft) => {
        const id = publishedId(draft._id);
        return (
          <DocumentRow key={id} id={id} type={draft._type} isOpen={id === childItemId}>
            <Since draft={draft} />
          </DocumentRow>
        );
      })
    }
  </Frame>
);
