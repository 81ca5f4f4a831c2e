import { API_VERSION } from "@currawong/schemas/api-version";
import { createImageUrlBuilder } from "@sanity/image-url";
import { useEffect, useState } from "react";
import { useClient } from "sanity";
import type { UserViewComponent } from "sanity/structure";
import { pageEnvironment } from "../page-environment.ts";
import { PreviewCard } from "./preview-card.tsx";
import { type Draft, previewsOf, type Shared } from "./previews.ts";

const SHARED_QUERY = `{
  "agencyName": coalesce(*[_type == "siteSettings"][0].name, ""),
  "presets": *[_type == "seoPreset"]{ _id, key, title, description, keywords }
}`;

/** A document's view beside its form: what search engines and social networks will show of it. */
export const SearchPreview: UserViewComponent = ({ document }) => {
  const client = useClient({ apiVersion: API_VERSION });
  const [shared, setShared] = useState<Shared>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const read = () =>
      client
        .withConfig({ perspective: "drafts" })
        .fetch<Shared>(SHARED_QUERY)
        .then(setShared, (error: Error) => setFailure(error.message));
    read();
    // A preset edited in another pane shows here at once.
    const changes = client
      .listen(`*[_type in ["seoPreset", "siteSettings"]]`, {}, { visibility: "query" })
      .subscribe(read);
    return () => changes.unsubscribe();
  }, [client]);

  if (failure) return <p role="alert">The presets cannot be read: {failure}</p>;
  if (!shared) return null;
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
