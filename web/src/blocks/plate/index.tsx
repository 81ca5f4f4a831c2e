import { WidePicture } from "@/components/picture/wide-picture";
import { defineBlock } from "../define-block";

/** A wide picture of what the service delivers, on the dark of the opening, over the lines it shows. */
export const plate = defineBlock("plate", {
  View: ({ block: { plate } }) => (
    <div className="night">
      <figure className="wrap pb-part">
        <WidePicture picture={plate.picture} sizes="92vw" className="max-md:aspect-4/3" />
        {/* Each column continues a hairline that ends at the foot of the picture. */}
        <ul className="grid pl-[4%] md:grid-cols-3">
          {plate.callouts?.map((callout) => (
            <li key={callout} className="px-1.5 pt-1 text-sm [border-left:1px_solid]">
              {callout}
            </li>
          ))}
        </ul>
        <figcaption className="mt-1 pl-[4%] text-sm text-mute">Illustrative example</figcaption>
      </figure>
    </div>
  ),
});
