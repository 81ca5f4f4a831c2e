import type { LANDING_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { RichPage } from "../rich-page/rich-page";

type Landing = NonNullable<LANDING_QUERY_RESULT>;

/**
 * The words of a landing page. Found by its address, which lies in the same object as its content.
 * @throws when the content lacks them
 */
export function landingWords({ _id, title, description, rich }: Landing) {
  if (!title || !description || !rich) {
    throw new Error(`The landing page of ${_id} lacks its title, description or content.`);
  }
  return { title, description, rich };
}

type Props = { landing: Landing; path: string };

/** A product's page at an address of its own, such as `/whatsapp-chatbot`. */
export function LandingPage({ landing, path }: Props) {
  const words = landingWords(landing);
  return (
    <RichPage
      {...words}
      path={path}
      crumbs={[
        { label: "Home", href: "/" },
        { label: "Services", href: "/services" },
        { label: words.rich.serviceType, href: path },
      ]}
      price={landing.price}
      background={landing.vantaType}
    />
  );
}
