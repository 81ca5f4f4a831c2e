import { API_VERSION } from "@currawong/schemas/api-version";
import { schemaTypes } from "@currawong/schemas/schema";
import { visionTool } from "@sanity/vision";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { media } from "sanity-plugin-media";
import { copyActions } from "./src/copy/actions.ts";
import { fixedDocumentActions, withoutFixed } from "./src/fixed-documents.ts";
import { StudioIcon } from "./src/icon.tsx";
import { listingActions } from "./src/listing/actions.tsx";
import { withBadges } from "./src/lists/badges.ts";
import { localLake } from "./src/local-lake.ts";
import { MAX_UPLOAD_BYTES, mediaWords } from "./src/media/words.ts";
import { pageAddress } from "./src/page-address.ts";
import { pageEnvironment } from "./src/page-environment.ts";
import { patientClient } from "./src/patient-client.ts";
import { locationWords } from "./src/presentation/locations.ts";
import { presentation } from "./src/presentation/presentation.ts";
import { withPriceInText } from "./src/price-in-text/with-price-in-text.ts";
import { publishActions } from "./src/publish/actions.tsx";
import { roleActions } from "./src/roles/actions.ts";
import { Guarded } from "./src/roles/guarded.tsx";
import { withRoles } from "./src/roles/locked.ts";
import { withoutOthers } from "./src/roles/roles.ts";
import { scheduleActions } from "./src/schedule/actions.tsx";
import { SydneyTime, scheduleWords } from "./src/schedule/sydney-time.tsx";
import { documentNode } from "./src/search-preview/document-node.ts";
import { withIcons } from "./src/structure/icons.ts";
import { structure } from "./src/structure/structure.ts";
import { kinds, withoutKinds } from "./src/templates/templates.ts";
import { withinGroups } from "./src/templates/within.ts";
import { ToolMenu, tools } from "./src/tools.ts";
import { RequiredField } from "./src/ui/required-field.tsx";
import { whereActions } from "./src/where/actions.tsx";
import { withWhere } from "./src/where/inspector.ts";
import { withLooks } from "./src/writing/with-looks.ts";

const { projectId, dataset, apiHost, siteUrl } = pageEnvironment();
const lake: ReturnType<typeof localLake> = apiHost
  ? localLake(apiHost)
  : // The site asks Sanity whose session an editor's token is; a cookie would not reach it.
    { auth: { loginMethod: "token" }, unstable_clientFactory: patientClient };
const isDevelopment = import.meta.env.MODE === "development";

export default defineConfig({
  ...lake,
  title: "Currawong Digital",
  icon: StudioIcon,
  projectId,
  dataset,
  releases: { enabled: true },
  scheduledDrafts: { enabled: true },
  scheduledPublishing: { enabled: false },
  plugins: [
    structureTool({ title: "Content", structure, defaultDocumentNode: documentNode }),
    presentation(siteUrl),
    media({ maximumUploadSize: MAX_UPLOAD_BYTES }),
    ...(isDevelopment ? [visionTool({ defaultApiVersion: API_VERSION })] : []),
  ],
  tools: (defaults) => [...defaults, ...tools],
  studio: { components: { layout: SydneyTime, toolMenu: ToolMenu } },
  i18n: { bundles: [scheduleWords, locationWords, mediaWords] },
  form: { components: { field: RequiredField } },
  schema: {
    types: withRoles(withLooks(withPriceInText(withIcons(schemaTypes))), Guarded),
    templates: (defaults) => [...withoutFixed(defaults), ...kinds, ...withinGroups],
  },
  document: {
    ...lake.document,
    actions: (actions, context) =>
      scheduleActions(
        roleActions(
          whereActions(
            publishActions(
              listingActions(copyActions(fixedDocumentActions(actions, context), context), context),
              context,
            ),
            context,
          ),
          context,
        ),
        context,
      ),
    badges: withBadges,
    inspectors: withWhere,
    newDocumentOptions: (options, context) =>
      withoutOthers(withoutKinds(withoutFixed(options), context), context.currentUser),
    productionUrl: async (previous, { document }) => pageAddress(siteUrl, document) ?? previous,
  },
});
