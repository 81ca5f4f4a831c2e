/** A page turning from grey boxes into its design: decoration of the design section. */
export function Artboard() {
  return (
    <img
      className="h-auto w-full"
      src="/screens/artboard.svg"
      alt=""
      width={600}
      height={520}
      decoding="async"
    />
  );
}
