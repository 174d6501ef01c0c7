export {
  type ConformanceCheck,
  type ConformanceOptions,
  type ConformanceRow,
  checkConformance,
} from "./check.ts";
export { type ConformanceCounts, countRows, countsText, htmlReport, junitReport } from "./reports.ts";
