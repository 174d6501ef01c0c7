/** An API process is killed in the middle of many submits; their buyers press again at once. */
import { buyNow, findSku, freshKey, openMall } from "./support/mall.mjs";

const rounds = 5;
const buyers = 20;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export default {
  promise: `A submit cut off by the death of its process is repeated at once: the first retry makes or finds the one order`,
  databases: ["postgres", "pglite"],
  async run(world) {
    const { apis } = await world.open({ apis: 2 });
    const [victim] = apis;
    const survivor = apis.at(-1);
    const dying = openMall([victim.url]);
    const living = openMall([survivor.url]);
    const [finder, ...crowd] = await living.makeBuyers(1 + buyers);
    const { prodId, skuId } = await findSku(living, finder.accessToken, rounds * buyers);
    const counts = { cut: 0, refused: 0, doubled: 0 };
    for (let round = 1; round <= rounds; round += 1) {
      const attempts = await Promise.all(
        crowd.map(async ({ accessToken: token }) => {
          const body = buyNow(prodId, skuId, 1);
          const { uuid } = await living.must("POST", "/p/order/confirm", { token, body });
          return ["POST", "/p/order/submit", { token, body: { uuid }, key: freshKey() }];
        }),
      );
      let answered = 0;
      const first = attempts.map((attempt) =>
        dying
          .call(...attempt)
          .catch(() => undefined)
          .finally(() => {
            answered += 1;
          }),
      );
      // Some have been answered by then, some are half done, some have not begun.
      while (answered < round) await pause(1);
      await victim.kill();
      const answers = await Promise.all(first);
      if (!survivor.process.isRunning) await survivor.begin();
      const retried = await Promise.all(attempts.map((attempt) => living.call(...attempt)));
      counts.cut += answers.filter((one) => !one?.success).length;
      counts.refused += retried.filter((one) => !one.success).length;
      for (const [index, again] of retried.entries()) {
        const before = answers[index]?.success ? answers[index].data.orderNumbers : undefined;
        if (before && again.success && before !== again.data.orderNumbers) counts.doubled += 1;
      }
      if (!victim.process.isRunning) await victim.begin();
      world.say(`round ${round}: ${JSON.stringify(counts)}`);
    }
    for (const { accessToken: token } of crowd) {
      const { total } = await living
        .must("GET", "/p/myOrder/orderCount", { token })
        .then(({ allCount }) => ({ total: allCount }));
      if (total !== rounds) counts.doubled += Math.abs(total - rounds);
    }
    return {
      figure: `${counts.cut} of ${rounds * buyers} submits cut off: ${counts.refused} refused at the first retry, ${counts.doubled} made twice or lost`,
      isKept: counts.refused + counts.doubled === 0 && counts.cut > 0,
    };
  },
};
