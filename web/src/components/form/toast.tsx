import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./form.module.css";

/** How long a dismissed toast stays in the document, in milliseconds (specification, section 9). */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

type Toast = { title: string; text: string; dismissed: boolean; number: number };

/** One toast at a time, which stays until it is dismissed or replaced. */
export function useToast() {
  const [toast, setToast] = useState<Toast>();
  const dismissToast = useCallback(
    () => setToast((current) => current && { ...current, dismissed: true }),
    [],
  );
  const showToast = (message: Pick<Toast, "title" | "text">) =>
    setToast((last) => ({ ...message, dismissed: false, number: (last?.number ?? 0) + 1 }));
  const isDismissed = toast?.dismissed;
  useEffect(() => {
    if (isDismissed === undefined) return;
    if (isDismissed) {
      const removal = setTimeout(() => setToast(undefined), TOAST_REMOVE_DELAY_MS);
      return () => clearTimeout(removal);
    }
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && dismissToast();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isDismissed, dismissToast]);
  return { toast, showToast, dismissToast };
}

/** The live region for toasts, in the page before the first one. Toasts do not take focus. */
export function Toaster({ toast, onDismiss }: { toast: Toast | undefined; onDismiss: () => void }) {
  return createPortal(
    <div className={styles.toaster} role="status" id="toaster">
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
