import type { PLATFORM_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { RichPage } from "../rich-page/rich-page";

type Props = { page: NonNullable<PLATFORM_QUERY_RESULT>; path: string };

/** A platform's page: the rich layout, with the platform's name set across the foot of the hero. */
export function PlatformPage({ page, path }: Props) {
  const { title, description, platform, service } = page;
  return (
    <RichPage
      className="platform-hero"
      path={path}
      crumbs={[
        { label: "Home", href: "/" },
        { label: "Social media", href: "/social-media" },
        { label: platform, href: path },
      ]}
      title={title}
      description={description}
      rich={page}
      price={service?.price}
      details={service && pathOf(service)}
      foot={
        <p className="platform-name" aria-hidden="true">
          {platform}
        </p>
      }
    />
  );
}
