import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

type Props = {
  label: string;
  initial: string;
  /** Whether what is there was typed just now: then one goes on typing behind it. */
  isTyped: boolean;
  /** Takes the text; says what is wrong with it, if anything. */
  onWrite: (text: string) => string | null;
  onLeave: (down: number, across: number) => void;
  /** Ends writing without going anywhere. */
  onClose: () => void;
};

/** Where one writes an amount: Enter goes down, Tab across, Escape leaves it as it was. */
export function AmountField({ label, initial, isTyped, onWrite, onLeave, onClose }: Props) {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isLeft = useRef(false);
  const problemId = useId();

  useEffect(() => {
    input.current?.focus();
    if (!isTyped) input.current?.select();
  }, [isTyped]);

  const finish = (down: number, across: number) => {
    const wrong = text === initial && !isTyped ? null : onWrite(text);
    setProblem(wrong);
    if (wrong) return;
    isLeft.current = true;
    onLeave(down, across);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Enter") finish(event.shiftKey ? -1 : 1, 0);
    else if (event.key === "Tab") finish(0, event.shiftKey ? -1 : 1);
    else if (event.key === "Escape") {
      isLeft.current = true;
      onLeave(0, 0);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        ref={input}
        type="text"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (isLeft.current) return;
          // Clicked elsewhere: what was written holds, unless it is no price.
          const wrong = text === initial && !isTyped ? null : onWrite(text);
          setProblem(wrong);
          if (!wrong) onClose();
        }}
      />
      {problem && (
        <span id={problemId} className="problem" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
