import { loadAgency, loadRegions } from "@/content/agency";

/** The cities, and the states and territories between them, from the settings. */
export async function Locations() {
  const [{ cities }, regions] = await Promise.all([loadAgency(), loadRegions()]);
  return (
    <div className="locations">
      <ul className="cities">
        {cities.map((city) => (
          <li key={city}>{city}</li>
        ))}
      </ul>
      <ul>
        {regions.map((region) => (
          <li key={region}>{region}</li>
        ))}
      </ul>
    </div>
  );
}
