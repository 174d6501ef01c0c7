/** The HTTP status that an error of the framework or its plugins brings; undefined for any other. */
export const statusCodeOf = (error: unknown): number | undefined =>
  typeof error === "object" && error !== null && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : undefined;
