import { type KeyboardEvent, useId, useState } from "react";

type Props = {
  label: string;
  /** The price as it is written now: `$2,999`. */
  figure: string;
  /** Takes the text; returns what is wrong with it, if anything. */
  onWrite: (text: string) => string | null;
};

/** Where one writes an amount. What is no price stays, with what is wrong about it; Escape restores the price. */
export function AmountField({ label, figure, onWrite }: Props) {
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();

  const finish = () => {
    const wrong = text === null || text === figure ? null : onWrite(text);
    setProblem(wrong);
    if (!wrong) setText(null);
    return !wrong;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      setText(null);
      setProblem(null);
    }
    // What is no price keeps the focus; the table moves it on from a price.
    if (["Enter", "ArrowUp", "ArrowDown"].includes(event.key) && !finish()) {
      event.stopPropagation();
      event.preventDefault();
    }
  };

  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        value={text ?? figure}
        onFocus={({ target }) => target.select()}
        // A click where all is selected leaves it so, and typing replaces it; a double click marks a part.
        onMouseDown={(event) => {
          const { currentTarget: input, detail } = event;
          const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
          if (detail === 1 && isWhole && input === document.activeElement) event.preventDefault();
        }}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={finish}
      />
      {problem && (
        <span id={problemId} className="problem" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
