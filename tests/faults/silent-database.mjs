/** The database neither answers nor closes anything for half a minute, as a machine that lost its network does. */
import { findLost, startBuying } from "./support/buyers-at-work.mjs";
import { findSku, openMall } from "./support/mall.mjs";
import { waitUntilReady } from "./support/ready.mjs";

const silentMs = 30_000;
const buyers = 20;
const mostMs = 5_000;
/** Calls that were at work when it fell silent wait for it a little; no longer. */
const longestMs = 10_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export default {
  promise:
    "A database silent for 30 s is a busy shop: calls end with 503 within 10 s, ready within 5 s after",
  databases: ["postgres"],
  async run(world) {
    const { apis } = await world.open({ apis: 2 });
    const mall = openMall(apis.map((api) => api.url));
    const [finder, ...crowd] = await mall.makeBuyers(buyers + 1);
    const goods = [await findSku(mall, finder.accessToken, 1_000)];
    const buying = startBuying(mall, crowd, goods);
    await pause(2_000);
    buying.takeSlowestMs();
    let during = {};
    world.cluster.silence();
    try {
      await pause(silentMs);
      during = await fetch(`${apis[0].url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        async (answer) => ({ status: answer.status, retryAfter: answer.headers.get("retry-after") }),
        (error) => ({ status: error.name }),
      );
    } finally {
      world.cluster.speak();
    }
    const readyMs = await waitUntilReady(apis, { forMs: 60_000 });
    await pause(2_000);
    const slowestMs = buying.takeSlowestMs();
    const { acknowledged } = await buying.stop();
    world.say(JSON.stringify({ during, ...buying.statuses }));
    const { lost, total } = await findLost(mall, acknowledged);
    const ended = apis.filter((api) => !api.process.isRunning).length;
    const odd = Object.keys(buying.statuses).filter((status) => !["200", "503"].includes(status));
    return {
      figure: `slowest answer ${slowestMs} ms, /readyz ${during.status} meanwhile, ready ${readyMs} ms after, ${lost.length} of ${total} lost, ${ended} processes ended, other statuses: ${odd.join(", ") || "none"}`,
      isKept:
        slowestMs <= longestMs &&
        during.status === 503 &&
        during.retryAfter !== null &&
        readyMs <= mostMs &&
        lost.length + ended + odd.length === 0,
    };
  },
};
