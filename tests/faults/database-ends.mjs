/** The database is killed, restarted and cut off again and again under load. */
import { findLost, startBuying } from "./support/buyers-at-work.mjs";
import { findSku, openMall } from "./support/mall.mjs";
import { waitUntilReady } from "./support/ready.mjs";

const rounds = 25;
const buyers = 20;
const mostMs = 5_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const restart = (signal) => async (cluster) => {
  await cluster.end(signal);
  await cluster.begin();
};

/** The ways to end; each leaves a database that takes connections. */
const ends = [
  ["killed", restart("SIGKILL")],
  ["restarted at once", restart("SIGQUIT")],
  ["restarted", restart("SIGINT")],
  ["connections ended", async (cluster) => cluster.endConnections()],
];

export default {
  promise: `PostgreSQL ends ${rounds} times under ${buyers} submitting buyers: nothing acknowledged is lost, no API process ends, ready within 5 s`,
  databases: ["postgres"],
  async run(world) {
    const { apis } = await world.open({ apis: 2 });
    const mall = openMall(apis.map((api) => api.url));
    const [finder, ...crowd] = await mall.makeBuyers(buyers + 1);
    const goods = [await findSku(mall, finder.accessToken, 1_000)];
    const buying = startBuying(mall, crowd, goods);
    const readyMs = [];
    let isAlive = true;
    for (let round = 0; round < rounds && isAlive; round += 1) {
      const [name, end] = ends[round % ends.length];
      // Not always at the same moment of an order.
      await pause(1_000 + (round % 7) * 130);
      await end(world.cluster);
      const tookMs = await waitUntilReady(apis, { forMs: 60_000 });
      readyMs.push(tookMs);
      isAlive = apis.every((api) => api.process.isRunning);
      world.say(`${name}: ready after ${tookMs} ms, ${buying.count} orders so far`);
    }
    const { acknowledged, doubled } = await buying.stop();
    world.say(JSON.stringify(buying.statuses));
    const ended = apis.filter((api) => !api.process.isRunning).length;
    for (const api of apis) if (!api.process.isRunning) await api.begin();
    const { lost, total } = await findLost(mall, acknowledged);
    const slowest = Math.max(...readyMs);
    return {
      figure: `${readyMs.length} ends: ${lost.length} of ${total} acknowledged orders lost, ${doubled.length} made twice, ${ended} API processes ended, ready after ${slowest} ms at most`,
      isKept: lost.length + doubled.length + ended === 0 && slowest <= mostMs && total > 0,
    };
  },
};
