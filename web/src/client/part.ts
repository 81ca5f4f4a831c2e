/** What a module of `client/` exports: it makes elements that the server rendered do more. */
export type Module = {
  /** Called once, when the module has loaded. */
  start?(): void;
  /** Called once for each element. */
  enhance?(element: HTMLElement): void;
};

/** Something on the page that a module enhances. `loader.ts` lists all parts and says what a module has to hold to. */
export type Part = {
  /** Matches its elements, by a `data-` attribute. */
  selector: string;
  load: () => Promise<Module>;
  /** `used`: at the first sign that a visitor is about to use it. `near`: also once they have scrolled near it. */
  when: "used" | "near";
  /** Whether the page has something to show or restore at once. */
  now?: () => boolean;
  /** What waits for the module if the visitor is faster. */
  hold?: {
    /** Matches what is clicked within an element. */
    click?: string;
    /** Submitting the element, or a form within it. */
    submit?: true;
    /** Keys that the module answers anywhere on the page. */
    key?: (event: KeyboardEvent) => boolean;
  };
};

/** The part's element that a node is in. A field that was moved out of its form still belongs to it. */
export function elementOf({ selector }: Part, target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const form = (target as Partial<HTMLInputElement>).form;
  return (
    target.closest<HTMLElement>(selector) ?? (form ? form.closest<HTMLElement>(selector) : null)
  );
}
