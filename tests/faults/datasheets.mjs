/** Datasheets without a session: each is generated a single time, beside the server's own thread, however often it is asked for. */
import { keepAsking } from "./support/keep-asking.mjs";
import { spread, tally } from "./support/mall.mjs";
import { usageOfShop } from "./support/usage.mjs";

const mostGrownMb = 150;

export default {
  promise: `100 datasheets, 30 at once, hold no other call, and leave less than ${mostGrownMb} MB`,
  databases: ["pglite"],
  isShort: true,
  async run(world) {
    const sheets = world.isShort ? 30 : 100;
    const shop = await world.open({ env: { CALLS_PER_MINUTE: "1000000" } });
    const [{ url }] = shop.apis;
    const memory = () => [...usageOfShop(shop).values()][0].mb;
    const read = (prodId) =>
      fetch(`${url}/prod/document?prodId=${prodId}&kind=datasheet`).then(async (answer) => ({
        status: answer.status,
        isSheet:
          Buffer.from(await answer.arrayBuffer())
            .subarray(0, 5)
            .toString() === "%PDF-",
      }));
    await read(1);
    const before = memory();
    const stop = keepAsking(`${url}/healthz`);
    const answers = [];
    for (let first = 1; first <= sheets; first += 30)
      answers.push(...(await Promise.all(Array.from({ length: 30 }, (_, nth) => read(first + nth)))));
    const { durations, failed } = await stop();
    const health = spread(durations);
    const drawn = answers.filter(({ isSheet }) => isSheet).length;
    const grownMb = memory() - before;
    world.say(JSON.stringify(tally(answers, ({ status }) => String(status))));
    // Who asks too often is told so: that is an answer.
    const isWhole =
      drawn > 0 && failed === 0 && answers.every(({ status }) => [200, 429, 503].includes(status));
    return {
      figure: `${drawn} of ${answers.length} drawn; /healthz ${health.max} ms at most, ${failed} not answered; ${grownMb} MB more`,
      counts: isWhole,
      isKept: isWhole && health.max < 500 && grownMb <= mostGrownMb,
    };
  },
};
