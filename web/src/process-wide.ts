const values = globalThis as typeof globalThis & Record<symbol, unknown>;

/**
 * The one value of a name in this process, created on first use. A variable of a module is not enough: Next
 * bundles its routes apart from the server and from each other, and each bundle has a copy of the module.
 */
export function processWide<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`currawong.${name}`);
  values[key] ??= create();
  return values[key] as Value; // Each name is used in one place, with one type.
}
