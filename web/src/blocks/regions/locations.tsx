import styles from "./locations.module.css";

type Props = { cities: readonly string[]; regions: readonly string[] };

/** The cities, and the states and territories between them. */
export function Locations({ cities, regions }: Props) {
  return (
    <div className={styles.locations}>
      <ul className={styles.cities}>
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
