type Props = { claims: readonly { _key: string; figure: string; label: string }[] | undefined };

/** What the agency claims, as figures in a row. */
export function Claims({ claims = [] }: Props) {
  return (
    <dl className="claims">
      {claims.map(({ _key, figure, label }) => (
        <div key={_key}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
