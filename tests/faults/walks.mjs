/**
 * A crowd walks through the shop at random and all at once, on PostgreSQL through two processes; afterwards everything adds
 * up, and no two calls waited for each other for good. WALKS changes how many (100 for a release).
 */
import { at, pinnedNode } from "../../tools/parts/paths.mjs";
import { run } from "../../tools/parts/run.mjs";

export default {
  promise:
    "Orders, coupons, points, stock and balance add up to the fen after every random walk of a crowd, and no call is in a deadlock",
  databases: ["postgres", "pglite"],
  isShort: true,
  async run(world) {
    const walks = Number(process.env.WALKS ?? (world.isShort ? 1 : 5));
    const isOwn = world.database === "pglite";
    const { apis, env } = isOwn ? { apis: [], env: await world.copy() } : await world.open({ apis: 2 });
    const results = [];
    const done = await run(pinnedNode, [at("tests/faults/support/walk-on.mjs")], {
      env: {
        ...env,
        ...(isOwn
          ? { AUTOPILOT: "0", CALLS_PER_MINUTE: "1000000" }
          : { API_URLS: apis.map((api) => api.url).join(",") }),
        WALKS: String(walks),
      },
      onLine: (line) => {
        if (!line.startsWith("{")) return;
        const { faults, calls, made } = JSON.parse(line);
        results.push({ faults, calls, made });
        world.say(`${calls} calls, ${made} orders, ${faults.length} faults ${faults.slice(0, 3).join("; ")}`);
      },
    });
    if (done.code !== 0) throw new Error(done.output.slice(-400));
    const sum = (of) => results.reduce((total, one) => total + of(one), 0);
    const faults = results.flatMap((one) => one.faults);
    return {
      figure: `${results.length} walks, ${sum((one) => one.calls)} calls, ${sum((one) => one.made)} orders: ${faults.length} broken promises`,
      isKept: results.length === walks && faults.length === 0,
    };
  },
};
