import fs from "node:fs";

/** Reads a tool's JSON report; undefined when the tool wrote none. */
function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Counts of a Vitest JSON report; a file that could not even be loaded counts as one failed test. */
export function countVitest(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const isFailed = (test) => test.status === "failed";
  const unloaded = report.testResults.filter(
    (one) => isFailed(one) && !one.assertionResults.some(isFailed),
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded };
}

/** Counts of a Playwright JSON report. */
export function countPlaywright(file) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: Math.max(unexpected, report.errors?.length ? 1 : 0) };
}

/** A failed command is a failure even when its report shows none, and a step that ran no test is one too. */
export function judge({ passed, failed }, code) {
  if (failed === 0 && passed === 0) return { passed, failed: 1, reason: "no test ran" };
  if (failed === 0 && code !== 0) return { passed, failed: 1, reason: "the tool itself failed" };
  return { passed, failed };
}
