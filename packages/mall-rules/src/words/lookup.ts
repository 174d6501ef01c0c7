/**
 * What a table says of a key, and `other` of one that it does not name: back ends learn new states before pages do, and
 * no page may break of it.
 */
export const lookup = <Value, Other = Value>(
  table: Readonly<Record<string, Value>>,
  key: string | undefined,
  other: Other,
): Value | Other => (key !== undefined && Object.hasOwn(table, key) ? (table[key] as Value) : other);
