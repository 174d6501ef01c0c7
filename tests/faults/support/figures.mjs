/** What a run of requests comes to, as a table. */

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** p50, p95, p99 and the greatest, in whole milliseconds. */
export function spreadOf(durations) {
  const sorted = Float64Array.from(durations).sort();
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => Math.round(at(sorted, share)));
  return { p50, p95, p99, max };
}

/** Gathers answers by class. */
export function gather() {
  const rows = new Map();
  const row = (name) => {
    const found = rows.get(name) ?? { good: [], shed: [], bad: new Map(), bytes: 0 };
    rows.set(name, found);
    return found;
  };
  const add = (name, { status, error, ms, bytes = 0 }) => {
    const into = row(name);
    into.bytes += bytes;
    if (status === 200) into.good.push(ms);
    else if (status === 503) into.shed.push(ms);
    else into.bad.set(error ?? status, (into.bad.get(error ?? status) ?? 0) + 1);
  };
  return {
    rows,
    take({ name, kind }, answer) {
      add("everything", answer);
      add(`all of ${kind}`, answer);
      add(`${kind}: ${name}`, answer);
    },
  };
}

const columns = ["answered", "shed", "failed", "p50", "p95", "p99", "max", "KB each"];
const lineOf = (name, cells) => name.padEnd(30) + cells.map((cell) => String(cell).padStart(9)).join("");

/** A table, a line a class: how many were answered, shed, failed, and how long the answered took, in ms. */
export function linesOf(rows) {
  const lines = [...rows]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { good, shed, bad, bytes }]) => {
      const failed = [...bad.values()].reduce((sum, count) => sum + count, 0);
      const kb = Math.round(bytes / 1_024 / Math.max(1, good.length + shed.length));
      const { p50, p95, p99, max } = spreadOf(good);
      return lineOf(name, [good.length, shed.length, failed, p50, p95, p99, max, kb]);
    });
  const kinds = [...(rows.get("everything")?.bad ?? [])].map(([kind, count]) => `${count} × ${kind}`);
  return [lineOf("", columns), ...lines, ...(kinds.length > 0 ? [`failed: ${kinds.join(", ")}`] : [])];
}
