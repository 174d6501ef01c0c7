/** One order pressed fifty times at once, in every way a browser or a network repeats it. */
import { buyNow, findSku, freshKey, openMall, tally } from "./support/mall.mjs";

const pressed = 50;
const ways = [
  ["one key", () => "the same"],
  ["a key each", () => freshKey()],
  ["no key", () => undefined],
];
const roundsOfEach = 2;

export default {
  promise: `${pressed} equal submits at once get ${pressed} equal answers and make one order`,
  databases: ["postgres", "pglite"],
  async run(world) {
    const { apis } = await world.open({ apis: 2 });
    const mall = openMall(apis.map((api) => api.url));
    const [finder, ...crowd] = await mall.makeBuyers(1 + ways.length * roundsOfEach);
    const { prodId, skuId } = await findSku(mall, finder.accessToken, pressed);
    let equal = 0;
    let sent = 0;
    const faults = [];
    for (const [index, { accessToken: token }] of crowd.entries()) {
      const [name, keyOf] = ways[index % ways.length];
      const { uuid } = await mall.must("POST", "/p/order/confirm", { token, body: buyNow(prodId, skuId, 1) });
      const answers = await Promise.all(
        Array.from({ length: pressed }, () =>
          mall.call("POST", "/p/order/submit", { token, body: { uuid }, key: keyOf() }),
        ),
      );
      const numbers = tally(answers, (one) =>
        one.success ? one.data.orderNumbers : `${one.code} ${one.msg}`,
      );
      sent += pressed;
      equal += Math.max(...Object.values(numbers));
      const { total } = await mall.must("GET", "/p/myOrder/myOrderSearch?status=0", { token });
      if (Object.keys(numbers).length > 1 || total !== 1)
        faults.push(`${name}: ${JSON.stringify(numbers)}, ${total} orders`);
    }
    world.say(faults.join("; ") || "each way made one order");
    return { figure: `${equal} of ${sent} equal`, isKept: faults.length === 0 && equal === sent };
  },
};
