import { format, lint, messages, types, unused, vitest } from "./checks.mjs";

/** Laws and unit tests keep one core each, side by side: two workers of one, then two of the other take longer. */
const oneWorker = { args: ["--maxWorkers=1"] };

/** The steps that need neither browser nor database server: all of `npm run verify`, the first of `npm test`. */
export const quickSteps = [
  { name: "format", title: "every file looks the same", work: format, isOneCore: true },
  { name: "lint", title: "no known trap", work: lint, isOneCore: true },
  { name: "unused", title: "no unused code or dependency", work: unused, isOneCore: true },
  { name: "messages", title: "both languages say everything", work: messages, isOneCore: true },
  { name: "types", title: "every package's types", work: types },
  {
    name: "laws",
    title: "the house's rules over everything",
    work: () => vitest("laws", ["laws"], oneWorker),
    isOneCore: true,
  },
  {
    name: "unit",
    title: "the packages by themselves",
    work: () => vitest("unit", ["unit"], oneWorker),
    isOneCore: true,
  },
];
