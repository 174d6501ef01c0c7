/**
 * Tables by the names that their types give them. A type may name less than a table holds: pass tables that are whole.
 * What is marked for the bundler is left out of the browser where its answer is not used.
 */

/** The names of a table, in its order. */
/* @__NO_SIDE_EFFECTS__ */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

/** The names of a table, each with what it says there. */
/* @__NO_SIDE_EFFECTS__ */
export function entriesOf<Name extends string, Value>(
  table: Readonly<Record<Name, Value>>,
): [name: Name, value: Value][] {
  return keysOf(table).map((name) => [name, table[name]]);
}

/** A table that says of each name what is reckoned from it; every name of the type is among those given. */
/* @__NO_SIDE_EFFECTS__ */
export function fromNames<Name extends string, Value>(
  names: readonly Name[],
  reckoned: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, reckoned(name)])) as Record<Name, Value>;
}

/** The name that a table gives a number of the wire; undefined for a number that it does not know. */
/* @__NO_SIDE_EFFECTS__ */
export function nameOfNumber<Name extends string>(
  table: Readonly<Record<Name, number>>,
  number: number,
): Name | undefined {
  return keysOf(table).find((name) => table[name] === number);
}

/** Whether a text is one of these names. */
/* @__NO_SIDE_EFFECTS__ */
export function isOneOf<Name extends string>(names: readonly Name[], text: unknown): text is Name {
  return names.some((name) => name === text);
}
