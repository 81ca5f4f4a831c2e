import { cut } from "@currawong/schemas/cut";
import { isPageType } from "@currawong/schemas/types";
import { SEARCH_DESCRIPTION_MAX, SEARCH_TITLE_MAX } from "@currawong/schemas/validation/rules";
import type { SanityClient } from "@sanity/client";
import { EditIcon } from "@sanity/icons/Edit";
import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { createImageUrlBuilder } from "@sanity/image-url";
import type { DefaultDocumentNodeResolver, UserViewComponent } from "sanity/structure";
import { styled } from "styled-components";
import { useLive, useRawClient } from "../dataset/use-live.ts";
import { pageEnvironment } from "../environment.ts";
import { Reading } from "../ui/parts.tsx";
import { type Draft, type Preview, previewsOf, type Shared } from "./previews.ts";

/** Adds a second tab to documents with a page: how search engines and social networks will show it. */
export const documentNode: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  isPageType(schemaType)
    ? S.document().views([
        S.view.form().icon(EditIcon),
        S.view
          .component(SearchPreview)
          .id("search-preview")
          .title("Preview in search")
          .icon(EyeOpenIcon),
      ])
    : S.document();

const SHARED_QUERY = `{
  "agencyName": coalesce(*[_type == "siteSettings"][0].name, ""),
  "presets": *[_type == "seoPreset"]{ _id, key, title, description, keywords }
}`;

const LIVE = { types: ["seoPreset", "siteSettings"] };

const readShared = (client: SanityClient) =>
  client.fetch<Shared>(SHARED_QUERY, {}, { perspective: "drafts" });

/** A document's view beside its form: previews for search engines and social networks. */
const SearchPreview: UserViewComponent = ({ document }) => {
  const client = useRawClient();
  // A preset edited in another pane shows here too.
  const live = useLive("search-preview", readShared, LIVE);
  const shared = live.data;

  if (!shared) return <Reading live={live} />;
  // The form's value: a document of one of the page types, possibly incomplete.
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

/** Uses the fonts of search engines and the site; search engines follow light and dark as the Studio does. */
const Frame = styled.section`
  display: grid; gap: 20px; padding: 24px 20px; max-width: 640px; font-size: 14px;
  p { margin: 0; }
  h3 { font-size: 13px; font-weight: 600; margin: 0; }
  .result, .card { border: 1px solid var(--card-border-color); border-radius: 4px; }
  .result { color: var(--card-muted-fg-color); padding: 16px 18px; font-family: Arial, sans-serif; line-height: 1.5; }
  .address { font-size: 13px; overflow-wrap: anywhere; }
  .title { font-size: 20px; line-height: 1.3; color: var(--card-link-color); margin: 4px 0; }
  .card {
    aspect-ratio: 1200 / 630; display: flex; flex-direction: column; justify-content: space-between;
    padding: 5%; box-sizing: border-box; background: #f9f7f0; color: #031819; overflow: hidden;
    font: 16px system-ui, sans-serif;
  }
  .heading { font-size: 38px; line-height: 1.02; letter-spacing: -0.03em; font-weight: 700; }
  .foot { display: flex; justify-content: space-between; align-items: baseline; border-top: 2px solid; padding-top: 10px; }
  .foot strong { font-size: 32px; letter-spacing: -0.02em; }
  img { width: 100%; aspect-ratio: 1200 / 630; object-fit: cover; border-radius: 4px; }
  .over { color: #f03e2f; font-weight: 600; }
`;

function Length({ name, text, most }: { name: string; text: string; most: number }) {
  const isTooLong = text.length > most;
  return (
    <span className={isTooLong ? "over" : undefined}>
      {name}: {text.length} of {most} characters{isTooLong && ", too long"}
    </span>
  );
}

type Props = {
  preview: Preview;
  siteUrl: string;
  agencyName: string;
  /** The URL of the picture chosen for sharing, if any. */
  picture: string | null;
};

/** One page as a search result and as a shared link, with the lengths of its texts. */
function PreviewCard({ preview, siteUrl, agencyName, picture }: Props) {
  const { path, heading, title, description, price, hidden } = preview;
  return (
    <Frame aria-label={`How ${path} is shown`}>
      <h3>In search results</h3>
      {hidden ? (
        <p role="status">This page is kept out of search engines.</p>
      ) : (
        <div className="result" data-testid="search-result">
          <p className="address">
            {agencyName} · {siteUrl}
            {path}
          </p>
          <p className="title">{cut(title, SEARCH_TITLE_MAX)}</p>
          <p>{cut(description, SEARCH_DESCRIPTION_MAX)}</p>
        </div>
      )}
      <p>
        <Length name="Title" text={title} most={SEARCH_TITLE_MAX} />
        {" · "}
        <Length name="Description" text={description} most={SEARCH_DESCRIPTION_MAX} />
      </p>
      <h3>When its address is shared</h3>
      {picture ? (
        <img src={picture} alt="Chosen for sharing" />
      ) : (
        <div className="card" data-testid="social-card">
          <strong>{agencyName}</strong>
          <p className="heading">{heading}</p>
          <div className="foot">
            <span>{price && "Starting at"}</span>
            <strong>{price}</strong>
          </div>
        </div>
      )}
      <p>
        <strong>{title}</strong>
        <br />
        {description}
      </p>
    </Frame>
  );
}
