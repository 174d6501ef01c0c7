import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./paths.mjs";

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

const noStack = (text = "") =>
  stripVTControlCharacters(text)
    .split(/\n\s+at /)[0]
    .split("\n")
    .slice(0, 14)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join("\n");

/** What failed in a Vitest JSON report, in a few lines each: file, test, words. */
export function failuresOfVitest(file) {
  const report = read(file);
  return (report?.testResults ?? []).flatMap((one) => {
    const name = path.relative(root, one.name);
    const failed = one.assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return one.status === "failed" ? [`  ${name}\n${noStack(one.message)}`] : [];
    return failed.map((test) => `  ${name} › ${test.title}\n${noStack(test.failureMessages[0])}`);
  });
}

/**
 * The same for a Playwright JSON report, whose suites are nested. Every try is told, because a second one may fail
 * only over what the first left behind; a test that passed at its second try is told too, and fails nothing.
 */
export function failuresOfPlaywright(file) {
  const report = read(file);
  const triesOf = (spec) =>
    spec.tests
      .flatMap((test) => test.results)
      .flatMap((result, index) =>
        result.error ? [`try ${index + 1}\n${noStack(result.error.message)}`] : [],
      );
  const ofSuite = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) => {
      const tries = triesOf(spec);
      if (tries.length === 0) return spec.ok ? [] : [`  ${spec.file} › ${spec.title}`];
      const which = spec.ok ? " (passed at the next try)" : "";
      return [`  ${spec.file} › ${spec.title}${which}\n${tries.map((one) => `    ${one}`).join("\n")}`];
    }),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  const whole = (report?.errors ?? []).map((error) => noStack(error.message));
  return [...whole, ...(report?.suites ?? []).flatMap(ofSuite)];
}

/** A failed command is a failure even when its report shows none, and a step that ran no test is one too. */
export function judge({ passed, failed }, code) {
  if (failed === 0 && passed === 0) return { passed, failed: 1, reason: "no test ran" };
  if (failed === 0 && code !== 0) return { passed, failed: 1, reason: "the tool itself failed" };
  return { passed, failed };
}
