/** The names of a table, in its order. */
export function keysOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table) as Name[];
}

/** A table that says of each name what is reckoned from it. */
export function fromNames<Name extends string, Value>(
  names: readonly Name[],
  reckoned: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, reckoned(name)])) as Record<Name, Value>;
}
