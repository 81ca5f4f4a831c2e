import { referencesIn } from "@currawong/schemas/references";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { Box, Flex, Stack } from "@sanity/ui";
import type { ReactNode } from "react";
import {
  type DocumentInspector,
  type DocumentInspectorProps,
  defineDocumentInspector,
  useSchema,
} from "sanity";
import { DocumentInspectorHeader } from "sanity/structure";
import useSWR from "swr";
import { usePublishedClient } from "../dataset/use-live.ts";
import { useFindPages } from "../pages/find-pages.ts";
import { Reading, Small, useDebounced } from "../ui/parts.tsx";
import { appearancesOf, comingAppearancesOf } from "./model/appearances.ts";
import { comingChanges } from "./model/coming-changes.ts";
import { referrersOf } from "./model/referrers.ts";
import { AppearanceList, ChangeList, Part, ReferrerList } from "./ui/lists.tsx";
import { useVersions } from "./use-versions.ts";

/** The inspector’s name in the Studio and in its URLs. */
export const WHERE = "where-it-appears";

/** The title shown to editors. */
export const TITLE = "Where it appears";

type QueryResultProps<T> = {
  query: { data?: T; error?: unknown };
  children: (data: T) => ReactNode;
};

/** Renders the data of a query, or its loading or error state. */
function QueryResult<T>({ query: { data, error }, children }: QueryResultProps<T>) {
  return data === undefined ? <Reading live={{ isAway: Boolean(error) }} /> : children(data);
}

/**
 * Shows where the document appears, what publishing changes, and what refers to it.
 * `DocumentInspectorHeader` is internal: if it goes, use a heading and a button that calls `onClose`.
 */
function WhereInspector({ documentId: id, documentType: type, onClose }: DocumentInspectorProps) {
  const client = usePublishedClient();
  const findPages = useFindPages();
  const schemaType = useSchema().get(type);
  const { isReady, published, draft } = useDebounced(useVersions(id, type), 600);
  const document = { id, type };
  const options = { keepPreviousData: true };
  const revisions = isReady && [published?._rev, draft?._rev];
  const appearances = useSWR(
    revisions && ["appearances", id, published ? published._rev : draft?._rev],
    () =>
      !published && draft
        ? comingAppearancesOf(findPages, draft)
        : appearancesOf(findPages, document),
    options,
  );
  const draftChanges = useSWR(
    published && draft && ["coming", id, revisions],
    async () => {
      if (!published || !draft) return undefined;
      const ids = [...referencesIn([published, draft])];
      const [coming, documents] = await Promise.all([
        comingChanges(findPages, published, draft, schemaType),
        client.fetch<{ _id: string; title: string }[]>(
          `*[_id in $ids]{ _id, "title": coalesce(title, platform, name, key, _id) }`,
          { ids },
        ),
      ]);
      return { ...coming, titles: new Map(documents.map(({ _id, title }) => [_id, title])) };
    },
    options,
  );
  const referrers = useSWR(["referrers", id], () => referrersOf(client, id), options);
  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader
        as="header"
        title={TITLE}
        closeButtonLabel="Close"
        onClose={onClose}
        flex="none"
      />
      <Box flex={1} overflow="auto" padding={4} data-testid="where-inspector">
        <Stack gap={6}>
          {published && draft && (
            <Part title="If you publish now">
              <QueryResult query={draftChanges}>
                {(coming) => <ChangeList {...coming} document={document} />}
              </QueryResult>
            </Part>
          )}
          <Part title={published ? "Visitors find it on" : "Once published, visitors find it on"}>
            <QueryResult query={appearances}>
              {(found) => (
                <AppearanceList
                  {...found}
                  document={document}
                  isComing={!published}
                  changing={draftChanges.data?.changes.flatMap(({ paths }) => paths)}
                />
              )}
            </QueryResult>
          </Part>
          <Part title="What refers to it">
            <QueryResult query={referrers}>
              {(found) =>
                found.length > 0 ? (
                  <ReferrerList referrers={found} />
                ) : (
                  <Small muted>No other document does.</Small>
                )
              }
            </QueryResult>
          </Part>
        </Stack>
      </Box>
    </Flex>
  );
}

const inspector = defineDocumentInspector({
  name: WHERE,
  useMenuItem: () => ({ icon: EarthGlobeIcon, title: TITLE, showAsAction: true }),
  component: WhereInspector,
});

/** Adds the inspector “Where it appears” to every document type that the site shows. */
export const withWhere = (
  inspectors: DocumentInspector[],
  { documentType }: { documentType: string },
): DocumentInspector[] =>
  PUBLIC_TYPES.includes(documentType) ? [...inspectors, inspector] : inspectors;
