import { loadPlaces } from "@/content/agency";
import { defineBlock } from "../define-block";

/** The cities, states and territories from the settings. */
export const regions = defineBlock("regions", {
  load: loadPlaces,
  section: "stacked",
  list: ({ data }) => [...data.cities, ...data.regions],
  View: ({ data: { cities, regions } }) => (
    <div className="top-rule">
      <ul className="grid grid-cols-2 gap-x-part lg:grid-cols-4 display text-title [line-height:1.2]">
        {cities.map((city) => (
          <li key={city} className="line-below py-1.25">
            {city}
          </li>
        ))}
      </ul>
      <p className="pt-3 text-mute">{`Also across ${regions.join(", ")}.`}</p>
    </div>
  ),
});
