/** Whether a path means the same to everyone who reads it on its way: the host, a proxy, the API's router. */

/** `.` and `..` lead elsewhere; a hidden slash or a control sign is read differently by each. */
const isOddSegment = (text: string): boolean =>
  text === "" || text === "." || text === ".." || /[/\\\p{Cc}]/u.test(text);

function isNormalSegment(segment: string): boolean {
  try {
    const text = decodeURIComponent(segment);
    // What is escaped needs to be, and is so in the one usual spelling.
    return !isOddSegment(text) && encodeURIComponent(text) === segment;
  } catch {
    return false;
  }
}

/** The path of a request's address where it is written in the one normal way, as our own client does; else undefined. */
export function normalPath(address: string): string | undefined {
  const [path = ""] = address.split(/[?#]/, 1);
  const [before, ...segments] = path.split("/");
  return before === "" && segments.length > 0 && segments.every(isNormalSegment) ? path : undefined;
}
