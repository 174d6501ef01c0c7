/** A crowd walks through two processes at random and all at once; afterwards everything adds up. */
import { at, pinnedNode } from "../../tools/parts/paths.mjs";
import { run } from "../../tools/parts/run.mjs";

const walks = 5;

export default {
  promise: "Orders, coupons, points, stock and balance add up to the fen after every random walk of a crowd",
  databases: ["postgres"],
  async run(world) {
    const { apis, env } = await world.open({ apis: 2 });
    const results = [];
    const done = await run(pinnedNode, [at("tests/faults/support/walk-on.mjs")], {
      env: {
        API_URLS: apis.map((api) => api.url).join(","),
        DATABASE_URL: env.DATABASE_URL,
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
