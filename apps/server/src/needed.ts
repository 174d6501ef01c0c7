/** What has to be there by what was checked or written before; a fault of the program where it is missing. */
export function needed<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}
