import { Picture } from "@/components/picture/picture";
import { ownRatio } from "@/components/picture/picture-attributes";
import { defineBlock } from "../define-block";

const FRAME = "w-full rounded max-md:aspect-4/3";

/** A wide picture of what the service delivers, on the dark of the opening, over the lines it shows. */
export const plate = defineBlock("plate", {
  View: ({ block: { plate } }) => {
    const { picture, callouts } = plate;
    const { url, width, height } = picture?.asset ?? {};
    return (
      <div className="night">
        <figure className="wrap pb-part">
          {url?.endsWith(".svg") ? (
            // Fits its own drawing to the frame, which on phones has another ratio.
            <img
              className={FRAME}
              src={url}
              alt={picture?.alt ?? ""}
              width={width ?? undefined}
              height={height ?? undefined}
              loading="lazy"
            />
          ) : (
            <Picture picture={picture} ratio={ownRatio(picture)} sizes="92vw" className={FRAME} />
          )}
          {/* Each column continues a hairline that ends at the foot of the picture. */}
          <ul className="grid pl-[4%] md:grid-cols-3">
            {callouts?.map((callout) => (
              <li key={callout} className="px-1.5 pt-1 text-sm [border-left:1px_solid]">
                {callout}
              </li>
            ))}
          </ul>
          <figcaption className="mt-1 pl-[4%] text-sm text-mute">Illustrative example</figcaption>
        </figure>
      </div>
    );
  },
});
