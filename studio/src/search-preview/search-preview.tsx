import type { SanityClient } from "@sanity/client";
import { createImageUrlBuilder } from "@sanity/image-url";
import type { UserViewComponent } from "sanity/structure";
import { useRawClient } from "../lake/client.ts";
import { useLive } from "../lake/use-live.ts";
import { pageEnvironment } from "../page-environment.ts";
import { Reading } from "../ui/reading.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { type Draft, previewsOf, type Shared } from "./previews.ts";

const SHARED_QUERY = `{
  "agencyName": coalesce(*[_type == "siteSettings"][0].name, ""),
  "presets": *[_type == "seoPreset"]{ _id, key, title, description, keywords }
}`;

const LIVE = { types: ["seoPreset", "siteSettings"] };

const readShared = (client: SanityClient) =>
  client.fetch<Shared>(SHARED_QUERY, {}, { perspective: "drafts" });

/** A document's view beside its form: what search engines and social networks will show of it. */
export const SearchPreview: UserViewComponent = ({ document }) => {
  const client = useRawClient();
  // A preset edited in another pane shows here too.
  const live = useLive("search-preview", readShared, LIVE);
  const shared = live.data;

  if (!shared) return <Reading live={live} />;
  // The form's value: a document of one of the page types, whole or half written.
  const previews = previewsOf(document.displayed as Draft, shared);
  const images = createImageUrlBuilder(client);
  if (previews.length === 0) {
    return (
      <p style={{ padding: 20 }}>
        This has no page of its own yet: give it a title and an address.
      </p>
    );
  }
  return (
    <div style={{ overflow: "auto", height: "100%" }}>
      {previews.map((preview) => (
        <PreviewCard
          key={preview.path}
          preview={preview}
          siteUrl={pageEnvironment().siteUrl}
          agencyName={shared.agencyName}
          picture={preview.image && images.image(preview.image).size(1200, 630).fit("crop").url()}
        />
      ))}
    </div>
  );
};
