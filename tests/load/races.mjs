/**
 * Calls that race each other, against a running server with the sandbox: one uuid submitted many times, a cancel
 * against a payment, deltas and absolute quantities in one cart.
 *
 *   API_URL=http://localhost:3001 ROUNDS=20 PROD_ID=1 SKU_ID=1 node tests/load/races.mjs
 */
import { call, freshKey, makeBuyers, must, tally } from "./mall.mjs";

const rounds = Number(process.env.ROUNDS ?? 20);
const prodId = Number(process.env.PROD_ID ?? 1);
const skuId = Number(process.env.SKU_ID ?? 1);
const prodCount = Number(process.env.COUNT ?? 10);
const faults = [];
const check = (isRight, what) => isRight || faults.push(what);

const [{ accessToken: token }] = await makeBuyers(1);
const orderItem = { prodId, skuId, prodCount };
const confirm = () => must("POST", "/p/order/confirm", { token, body: { orderItem } });

const submits = [];
const outcomes = [];
for (let round = 0; round < rounds; round++) {
  const { uuid } = await confirm();
  const tries = Array.from({ length: 5 }, () => call("POST", "/p/order/submit", { token, body: { uuid } }));
  const answers = await Promise.all(tries);
  submits.push(...answers);
  const numbers = new Set(answers.filter((one) => one.success).map((one) => one.data.orderNumbers));
  check(numbers.size === 1, `one uuid made ${numbers.size} sets of orders`);
  check(
    answers.every((one) => one.success || one.code === "A03002"),
    "a repeated submit was refused with other words",
  );
  const [orderNumbers] = numbers;
  const body = { orderNumbers, payType: 3 };
  const { payNo } = await must("POST", "/p/order/pay", { token, body, key: freshKey() });
  const [canceled, paid] = await Promise.all([
    call("PUT", `/p/myOrder/cancel/${orderNumbers}`, { token, body: {} }),
    call("POST", "/sandbox/pay", { body: { payNo, result: "success" } }),
  ]);
  const detail = await must("GET", `/p/myOrder/orderDetail?orderNumber=${orderNumbers}`, { token });
  check(canceled.success !== paid.success, "cancel and payment both won, or both lost");
  check(detail.status === (paid.success ? 2 : 6), `the order stands at ${detail.status}`);
  outcomes.push(paid.success ? "paid" : "canceled");
}

const change = (body) => call("POST", "/p/shopCart/changeItem", { token, body: { prodId, skuId, ...body } });
await must("DELETE", "/p/shopCart/deleteAll", { token });
const deltas = await Promise.all(Array.from({ length: rounds }, () => change({ count: prodCount })));
const pieces = await must("GET", "/p/shopCart/prodCount", { token });
const added = deltas.filter((one) => one.success).length;
check(pieces === added * prodCount, `${added} deltas of ${prodCount} made ${pieces} pieces`);
const key = freshKey();
const repeat = { token, key, body: { prodId, skuId, count: prodCount } };
const repeats = await Promise.all(
  Array.from({ length: 5 }, () => call("POST", "/p/shopCart/changeItem", repeat)),
);
const after = await must("GET", "/p/shopCart/prodCount", { token });
check(after - pieces <= prodCount, `one key added ${after - pieces} pieces`);

console.log(
  JSON.stringify(
    {
      rounds,
      submits: tally(submits, (one) => (one.success ? "made" : `${one.code} ${one.msg}`)),
      cancelAgainstPayment: tally(outcomes, (one) => one),
      deltas: tally(deltas, (one) => (one.success ? "added" : `${one.code} ${one.msg}`)),
      repeatsOfOneKey: tally(repeats, (one) => (one.success ? "answered" : `${one.code} ${one.msg}`)),
      faults,
    },
    null,
    2,
  ),
);
await must("DELETE", "/p/shopCart/deleteAll", { token });
process.exit(faults.length === 0 ? 0 : 1);
