/** The platform's code of an error, such as ECONNREFUSED; "" where it has none. */
export const errorCodeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code ?? "") : "";
