import { departments } from "./catalogue/index.ts";

/** Every brand that a department names, in order of first mention; all are invented. */
export const brandNames: string[] = [
  ...new Set(departments.flatMap((department) => department.groups.flatMap((group) => group.brands))),
];

/** The brand's logo as a picture path without width and extension. */
export const brandLogo = (name: string): string =>
  `/pictures/b/brand-${String(brandNames.indexOf(name) + 1).padStart(2, "0")}`;
