const values = globalThis as typeof globalThis & Record<symbol, unknown>;

/**
 * A process-wide value by name, created on first use. A module variable is not enough: Next bundles its
 * routes separately from the server and from each other, and each bundle has a copy of the module.
 */
export function processWide<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`currawong.${name}`);
  values[key] ??= create();
  return values[key] as Value; // Each name is used in one place, with one type.
}

/** A place for a process-wide value that only the running server has. */
export function processWideSlot<Value>(name: string) {
  const slot = () => processWide<{ value?: Value }>(name, () => ({}));
  return {
    get: () => slot().value,
    set: (value: Value) => void Object.assign(slot(), { value }),
  };
}
