/** Joins class names, leaving out what is empty or false. */
export function join(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
