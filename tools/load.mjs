import { asksOf } from "../tests/load/asks.mjs";
import { pinnedNode } from "./parts/paths.mjs";
import { run } from "./parts/run.mjs";
import { main } from "./parts/say.mjs";
import { openWorlds, quarterOfMemory } from "./parts/worlds.mjs";
import { ensureTools } from "./toolchain.mjs";

/*
 * `npm run load`: how long search, filters and the product call take as the catalogue grows, with one client and with
 * eight. Figures belong to the machine; what counts is how they stand to each other in one run.
 *   -- --sizes 10000,100000    how many products, one shop after the other
 *   -- --on pglite,postgres    the databases
 *   -- --quick-order           look-ups of quick order only
 *   -- --plans                 how the databases answer the searches, instead of how long they take (docs/plans.md)
 */
const optionOf = (name, usual) => {
  const index = process.argv.indexOf(`--${name}`);
  return (index === -1 ? usual : (process.argv[index + 1] ?? "")).split(",").filter(Boolean);
};

/** Asks all of it, so many at once; durations in ms, in order. */
async function ask(origin, paths, clients) {
  const durations = [];
  let next = 0;
  const one = async () => {
    while (next < paths.length) {
      const path = paths[next++];
      const startedAt = performance.now();
      const response = await fetch(`${origin}${path}`);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      durations.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, one));
  return durations.sort((a, b) => a - b);
}

/** Counts of facets are the same for pages of each size, and are given out again for half a minute. */
const forgetting = () => new Promise((resolve) => setTimeout(resolve, 31_000));

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(0);
const spread = (sorted) => `${at(sorted, 0.5)} · ${at(sorted, 0.95)} · ${sorted.at(-1).toFixed(0)}`;

async function measure(size, kind) {
  const worlds = await openWorlds([kind], ["--scale", String(size)], quarterOfMemory);
  const world = worlds.of(kind, () => undefined);
  try {
    const shop = await world.open({ apis: 1, env: { CALLS_PER_MINUTE: "10000000" } });
    const [{ url }] = shop.apis;
    const rows = [];
    // Of another size each ask is a new one: no page is given out again. The first round is a shop's first minute.
    const [first, alone, together] = [asksOf(size, 58), asksOf(size, 60), asksOf(size, 59)];
    for (const paths of Object.values(first)) await ask(url, paths, 1);
    for (const name of Object.keys(alone)) {
      await forgetting();
      const one = spread(await ask(url, alone[name], 1));
      await forgetting();
      const eight = spread(await ask(url, together[name], 8));
      rows.push(
        `| ${size.toLocaleString("en")} | ${kind} | ${name} | ${alone[name].length} | ${one} | ${eight} |`,
      );
      console.log(rows.at(-1));
    }
    return rows;
  } finally {
    await world.closeAll();
    await worlds.close();
  }
}

/** Look-ups of quick order, one after the other. */
async function measureQuickOrder(size, kind) {
  const worlds = await openWorlds([kind], ["--scale", String(size)], quarterOfMemory);
  const world = worlds.of(kind, () => undefined);
  try {
    const shop = await world.open({ apis: 1, env: { CALLS_PER_MINUTE: "10000000" } });
    const env = { API_URL: shop.apis[0].url, PRODUCTS: String(size) };
    const { code, output } = await run(pinnedNode, ["tests/load/quick-order.mjs"], { env });
    console.log(`\n# ${size.toLocaleString("en")} products on ${kind}\n${output}`);
    if (code !== 0) process.exitCode = 1;
  } finally {
    await world.closeAll();
    await worlds.close();
  }
}

/** The plans of one program, in a process with the data and the settings of a server. */
async function showPlans(size, kind) {
  const worlds = await openWorlds([kind], ["--scale", String(size)]);
  try {
    const env = { ...(await worlds.of(kind).copy()), NODE_ENV: "production", LOG_LEVEL: "error" };
    const { code, output } = await run(pinnedNode, ["tests/load/plans.mjs"], { env });
    console.log(`\n# ${size.toLocaleString("en")} products on ${kind}\n${output}`);
    if (code !== 0) process.exitCode = 1;
  } finally {
    await worlds.close();
  }
}

main(async () => {
  await ensureTools();
  if (process.argv.includes("--plans")) {
    for (const kind of optionOf("on", "pglite")) await showPlans(Number(optionOf("sizes", "20000")[0]), kind);
    return;
  }
  if (process.argv.includes("--quick-order")) {
    for (const kind of optionOf("on", "pglite,postgres"))
      await measureQuickOrder(Number(optionOf("sizes", "100000")[0]), kind);
    return;
  }
  const rows = [];
  for (const size of optionOf("sizes", "10000,100000").map(Number))
    for (const kind of optionOf("on", "pglite,postgres")) rows.push(...(await measure(size, kind)));
  const head = [
    "| products | database | ask | asks | one client: p50 · p95 · most, ms | eight clients |",
    "| --- | --- | --- | --- | --- | --- |",
  ];
  console.log(`\n${[...head, ...rows].join("\n")}\n`);
});
