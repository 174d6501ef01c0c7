import { format, lint, messages, types, unused, vitest } from "./checks.mjs";

/** The steps that need neither browser nor database server: all of `npm run verify`, the first of `npm test`. */
export const quickSteps = [
  { name: "format", title: "every file looks the same", work: format },
  { name: "lint", title: "no known trap", work: lint },
  { name: "unused", title: "nothing that nobody uses", work: unused },
  { name: "messages", title: "both languages say everything", work: messages },
  { name: "types", title: "every package's types", work: types },
  { name: "laws", title: "the house's rules over everything", work: () => vitest("laws", ["laws"]) },
  { name: "unit", title: "the packages by themselves", work: () => vitest("unit", ["unit"]) },
];
