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
