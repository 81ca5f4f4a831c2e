import { RichPage } from "../rich-page/rich-page";
import { type Landing, landingWords } from "./landing-words";

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
