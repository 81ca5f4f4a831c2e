import { API_VERSION } from "@currawong/schemas/api-version";
import { schemaTypes } from "@currawong/schemas/schema";
import { visionTool } from "@sanity/vision";
import { type DocumentActionsResolver, defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { media } from "sanity-plugin-media";
import { pageEnvironment } from "./src/environment.ts";
import { fixedDocumentActions, isAddable } from "./src/fixed-documents.ts";
import { leavingActions } from "./src/leaving/actions.tsx";
import { listingActions } from "./src/listing/actions.tsx";
import { localLake, patientClient } from "./src/local-lake.ts";
import { MAX_UPLOAD_BYTES } from "./src/media.tsx";
import { pageAddress, presentation } from "./src/presentation/presentation.ts";
import { withPriceInText } from "./src/price-in-text/place-input.tsx";
import { publishActions } from "./src/publish/actions.tsx";
import { reviewActions } from "./src/review/review-action.tsx";
import { mayAdd, roleActions, withRoles } from "./src/roles/roles.tsx";
import { SydneyTime, withAustralianEnglish } from "./src/schedule/sydney-time.tsx";
import { StudioIcon, withIcons } from "./src/structure/icons.tsx";
import { structure } from "./src/structure/structure.ts";
import { withinGroups } from "./src/structure/within-groups.ts";
import { withToday } from "./src/today/open-today.tsx";
import { ToolMenu, toolsOf } from "./src/tools.ts";
import { words } from "./src/words.ts";
import { FormInput, withInputs } from "./src/writing/inputs.tsx";
import { RequiredField } from "./src/writing/required-field.tsx";

const { projectId, dataset, apiHost, siteUrl } = pageEnvironment();
const lake: ReturnType<typeof localLake> = apiHost
  ? localLake(apiHost)
  : // The site verifies an editor's token with Sanity; a session cookie would not be sent to the site.
    { auth: { loginMethod: "token" }, unstable_clientFactory: patientClient };
const isDevelopment = import.meta.env.MODE === "development";

/** Resolvers of document actions, applied in this order. */
const ACTIONS = [
  fixedDocumentActions,
  listingActions,
  publishActions,
  leavingActions,
  roleActions,
  reviewActions,
];

const resolveActions: DocumentActionsResolver = (actions, context) =>
  ACTIONS.reduce((resolved, resolve) => resolve(resolved, context), actions);

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
    structureTool({ title: "Content", structure }),
    presentation(siteUrl),
    media({ maximumUploadSize: MAX_UPLOAD_BYTES }),
    ...(isDevelopment ? [visionTool({ defaultApiVersion: API_VERSION })] : []),
  ],
  tools: (defaults, { currentUser }) => [...withToday(defaults), ...toolsOf(currentUser)],
  studio: { components: { layout: SydneyTime, toolMenu: ToolMenu } },
  i18n: {
    locales: withAustralianEnglish,
    bundles: words,
  },
  form: { components: { field: RequiredField, input: FormInput } },
  schema: {
    types: withRoles(withInputs(withPriceInText(withIcons(schemaTypes)))),
    templates: (defaults) => [
      ...defaults.filter(({ schemaType }) => isAddable(schemaType)),
      ...withinGroups,
    ],
  },
  document: {
    ...lake.document,
    actions: resolveActions,
    newDocumentOptions: (options, context) =>
      // The templates of ours do not have the name of a type, and create types that anyone may add.
      options.filter(({ templateId }) => mayAdd(templateId, context.currentUser)),
    productionUrl: async (previous, { document }) => pageAddress(siteUrl, document) ?? previous,
  },
});
