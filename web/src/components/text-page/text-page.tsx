import type { PAGE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { Body } from "../body/body";
import { Hero } from "../hero/hero";

type Props = { page: NonNullable<PAGE_QUERY_RESULT> };

/** A page that is only read, such as the privacy page. */
export function TextPage({ page }: Props) {
  const { slug, title, intro, body } = page;
  return (
    <>
      <Hero
        title={title}
        intro={intro}
        crumbs={[
          { label: "Home", href: "/" },
          { label: title, href: `/${slug}` },
        ]}
      />
      <div className="section">
        <div className="wrap">
          <Body body={body} />
        </div>
      </div>
    </>
  );
}
