/** Calls that race each other: one uuid submitted many times, a cancel against a payment, changes of one cart. */
import { buyNow, findSku, freshKey, openMall, tally } from "./support/mall.mjs";

export default {
  promise: "Calls that race each other end as if one had come after the other",
  databases: ["postgres", "pglite"],
  isShort: true,
  async run(world) {
    const rounds = world.isShort ? 5 : 20;
    const { apis } = await world.open();
    const { call, must, makeBuyers } = openMall(apis.map((api) => api.url));
    const faults = [];
    const check = (isRight, what) => isRight || faults.push(what);
    const [{ accessToken: token }] = await makeBuyers(1);
    const { prodId, skuId } = await findSku({ call }, token, rounds * 3);

    const outcomes = [];
    for (let round = 0; round < rounds; round++) {
      const { uuid } = await must("POST", "/p/order/confirm", { token, body: buyNow(prodId, skuId, 1) });
      const tries = Array.from({ length: 5 }, () =>
        call("POST", "/p/order/submit", { token, body: { uuid } }),
      );
      const answers = await Promise.all(tries);
      const numbers = new Set(answers.filter((one) => one.success).map((one) => one.data.orderNumbers));
      check(numbers.size === 1, `one uuid made ${numbers.size} sets of orders`);
      check(
        answers.every((one) => one.success),
        "a repeated submit was refused",
      );
      const [orderNumbers] = numbers;
      const body = { orderNumbers, payType: 3 };
      const { payNo } = await must("POST", "/p/order/pay", { token, body, key: freshKey() });
      const [canceled, paid] = await Promise.all([
        call("PUT", `/p/myOrder/cancel/${orderNumbers}`, { token, body: { reason: "不想买了" } }),
        call("POST", "/sandbox/pay", { body: { payNo, result: "success" } }),
      ]);
      const detail = await must("GET", `/p/myOrder/orderDetail?orderNumber=${orderNumbers}`, { token });
      check(canceled.success !== paid.success, "cancel and payment both won, or both lost");
      check(detail.status === (paid.success ? 2 : 6), `the order stands at ${detail.status}`);
      outcomes.push(paid.success ? "paid" : "canceled");
    }

    const change = (body) =>
      call("POST", "/p/shopCart/changeItem", { token, body: { prodId, skuId, ...body } });
    await must("DELETE", "/p/shopCart/deleteAll", { token });
    const deltas = await Promise.all(Array.from({ length: rounds }, () => change({ count: 1 })));
    const pieces = await must("GET", "/p/shopCart/prodCount", { token });
    const added = deltas.filter((one) => one.success).length;
    check(pieces === added, `${added} single pieces made ${pieces}`);
    const repeat = { token, key: freshKey(), body: { prodId, skuId, count: 1 } };
    const repeats = await Promise.all(
      Array.from({ length: 5 }, () => call("POST", "/p/shopCart/changeItem", repeat)),
    );
    check(
      repeats.every((one) => one.success),
      "an equal call was refused",
    );
    const after = await must("GET", "/p/shopCart/prodCount", { token });
    check(after - pieces === 1, `one key added ${after - pieces} pieces`);

    world.say(JSON.stringify(tally(outcomes, (one) => one)));
    const repeated = [...new Set(faults)];
    return { figure: repeated.join("; ") || `${rounds} rounds without a fault`, isKept: faults.length === 0 };
  },
};
