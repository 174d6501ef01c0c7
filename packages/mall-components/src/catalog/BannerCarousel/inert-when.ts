import { version } from "react";

/** React 18 knows no `inert` and passes on text alone; React 19 wants a boolean. */
const isText = version.startsWith("18.");

export const inertWhen = (isInert: boolean): boolean =>
  isText ? ((isInert ? "" : undefined) as unknown as boolean) : isInert;
