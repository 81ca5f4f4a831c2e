import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./form.module.css";

/** How long a dismissed toast stays in the document, in milliseconds (specification, section 9). */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

type Toast = { title: string; text: string; dismissed: boolean; number: number };

/** One toast at a time: it stays until it is dismissed, or another takes its place. */
export function useToast() {
  const [toast, setToast] = useState<Toast>();
  const dismissToast = useCallback(
    () => setToast((shown) => shown && { ...shown, dismissed: true }),
    [],
  );
  const showToast = (words: Pick<Toast, "title" | "text">) =>
    setToast((last) => ({ ...words, dismissed: false, number: (last?.number ?? 0) + 1 }));
  const dismissed = toast?.dismissed;
  useEffect(() => {
    if (dismissed === undefined) return;
    if (dismissed) {
      const removal = setTimeout(() => setToast(undefined), TOAST_REMOVE_DELAY_MS);
      return () => clearTimeout(removal);
    }
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && dismissToast();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [dismissed, dismissToast]);
  return { toast, showToast, dismissToast };
}

/** The live region for toasts, in the page before the first one. A toast does not take the focus. */
export function Toaster({ toast, onDismiss }: { toast: Toast | undefined; onDismiss: () => void }) {
  return createPortal(
    <div
      className="pointer-events-none inset-x-gutter bottom-gutter z-50 grid justify-items-end [position:fixed]"
      role="status"
      id="toaster"
    >
      {toast && (
        <div className={`${styles.toast} night`} key={toast.number} hidden={toast.dismissed}>
          <strong className="display text-lg">{toast.title}</strong>
          <p className="mt-0.75 text-mute">{toast.text}</p>
          <button type="button" className="text-link" onClick={onDismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>,
    document.body,
  );
}
