/** The speakers of a sample conversation: their label, and the side and colour of what they say. */
const SPEAKERS = {
  bot: { name: "Bot", className: "justify-self-start rounded-bl bg-paper text-ink" },
  customer: {
    name: "Customer",
    className: "justify-self-end rounded-br bg-[oklch(40%_0.065_174)]",
  },
};

/** Its border is visible in forced colours, and on paper. */
const TURN =
  "max-w-[84%] rounded-[1rem] px-2 py-1 [border:1px_solid_transparent] print:border-rule print:[background:none]";

type Turn = { _key: string; from: "bot" | "customer"; text: string };

/** A sample conversation as the customer sees it, with their own messages on the right. */
export function Conversation({ turns }: { turns: readonly Turn[] }) {
  return (
    <figure className="rounded bg-[oklch(from_var(--color-ink)_l_c_h/0.84)] text-[1rem] [border:1px_solid_var(--color-rule)] [line-height:1.45] print:[background:none]">
      <figcaption className="flex items-center gap-1.25 line-below px-2.5 py-1.25 text-sm bold">
        <span className="rounded-full [border:0.28125rem_solid_var(--color-euca-2)]" />
        Sample conversation
      </figcaption>
      <ol className="grid gap-1.25 px-2.5 py-2">
        {turns.map(({ _key, from, text }) => (
          <li key={_key} className={`${TURN} ${SPEAKERS[from].className}`}>
            <span className="sr-only">{`${SPEAKERS[from].name}: `}</span>
            {text}
          </li>
        ))}
      </ol>
    </figure>
  );
}
