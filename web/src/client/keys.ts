/**
 * Whether a key belongs to an input method that is composing text, such as Japanese: it then chooses or confirms
 * a candidate. Safari ends the composition before the key, and marks it with the legacy code 229 only.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
