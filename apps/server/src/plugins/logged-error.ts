/** A failed query names its parameters, which may be mobile numbers, codes or hashes: they stay out of the logs. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error) || !("query" in error) || !("params" in error)) return error;
  const bare = new Error(`Failed query: ${String(error.query)}`, { cause: error.cause });
  bare.name = error.name;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  bare.stack = [`${bare.name}: ${bare.message}`, ...frames].join("\n");
  return bare;
}
