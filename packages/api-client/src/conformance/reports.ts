/** What was checked, for people (HTML) and for CI servers (JUnit). */
import type { ConformanceRow } from "./check.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text of a foreign back end inside markup: characters that XML forbids become a space. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, " ")
    .replace(/[&<>"]/g, (found) => escapes[found] ?? found);

export type ConformanceCounts = Record<ConformanceRow["verdict"], number>;

/** How many rows of each verdict. */
export function countRows(rows: readonly ConformanceRow[]): ConformanceCounts {
  const counts = { passed: 0, refused: 0, failed: 0, skipped: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}

/** "12 passed, 3 refused as the contract allows, 0 failed, 4 skipped". */
export function countsText(counts: ConformanceCounts): string {
  const { passed, refused, failed, skipped } = counts;
  return `${passed} passed, ${refused} refused as the contract allows, ${failed} failed, ${skipped} skipped`;
}

const nameOf = ({ call, check }: ConformanceRow) =>
  check === "session" ? `${call} without a session` : call;

function testCase(row: ConformanceRow): string {
  const notes = escaped(row.notes.join("\n"));
  const inside =
    row.verdict === "failed"
      ? `<failure message="${escaped(row.notes[0] ?? "")}">${notes}</failure>`
      : row.verdict === "skipped"
        ? `<skipped message="${notes}"/>`
        : "";
  return `    <testcase classname="${escaped(row.tag)}" name="${escaped(nameOf(row))}" time="${row.ms / 1000}">${inside}</testcase>`;
}

/** JUnit XML: a suite per tag. */
export function junitReport(rows: readonly ConformanceRow[]): string {
  const suites = [...Map.groupBy(rows, ({ tag }) => tag)].map(([tag, own]) => {
    const { failed, skipped } = countRows(own);
    const head = `  <testsuite name="${escaped(tag)}" tests="${own.length}" failures="${failed}" skipped="${skipped}">`;
    return [head, ...own.map(testCase), "  </testsuite>"].join("\n");
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join("\n")}\n</testsuites>\n`;
}

const style = `body{font:14px/1.5 system-ui,sans-serif;margin:2rem;color:#1f2329;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.375rem .75rem;border-bottom:1px solid #dfe1e6;vertical-align:top}
td:nth-child(n+3):nth-child(-n+5){font-variant-numeric:tabular-nums;white-space:nowrap}td:last-child{white-space:pre-line;overflow-wrap:anywhere}
.failed{color:#b3261e;font-weight:600}.passed{color:#1b6e3c}.refused{color:#8a5a00}.skipped{color:#6b7280}`;

const tableRow = (row: ConformanceRow): string =>
  `<tr><td>${escaped(nameOf(row))}</td><td class="${row.verdict}">${row.verdict}</td><td>${row.status ?? ""}</td><td>${escaped(row.code ?? "")}</td><td>${row.ms} ms</td><td>${escaped(row.notes.join("\n"))}</td></tr>`;

/** One HTML page without scripts; what failed comes first. */
export function htmlReport(rows: readonly ConformanceRow[], baseUrl: string): string {
  const order: ConformanceRow["verdict"][] = ["failed", "refused", "passed", "skipped"];
  const sorted = rows.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Conformance of ${escaped(baseUrl)}</title><style>${style}</style></head>
<body><h1>Conformance of ${escaped(baseUrl)}</h1><p>${countsText(countRows(rows))}</p>
<table><thead><tr><th scope="col">Call</th><th scope="col">Verdict</th><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Time</th><th scope="col">Notes</th></tr></thead>
<tbody>
${sorted.map(tableRow).join("\n")}
</tbody></table></body></html>
`;
}
