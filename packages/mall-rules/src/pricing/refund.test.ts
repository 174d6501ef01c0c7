import fc from "fast-check";
import { expect, test } from "vitest";
import { fen } from "../money/index.ts";
import { type PaidOrder, refundSum } from "./refund.ts";

const paidOrder = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 40 }),
        actual: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900_000 })),
        share: fc.integer({ min: 1, max: 9_000 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    freight: fc.integer({ min: 0, max: 3_000 }),
    points: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(
    ({ lines, freight, points }): PaidOrder => ({
      lines: lines.map(({ quantity, actual, share }, index) => ({
        ...{ orderItemId: index + 1, quantity, refunded: 0, inRefund: 0 },
        actualFen: fen(actual),
        shareFen: fen(share),
      })),
      freightFen: fen(freight),
      freightClaimedFen: fen(0),
      pointsUsed: points,
    }),
  );

test("in whatever parts an order goes back, it adds up to what was paid, freight once with the rest", () => {
  fc.assert(
    fc.property(paidOrder, fc.infiniteStream(fc.nat(1_000)), (order, draws) => {
      const draw = () => draws.next().value ?? 0;
      let [money, points, freight] = [0, 0, 0];
      let left: PaidOrder = order;
      for (let step = 0; step < 400; step++) {
        const open = left.lines.filter((line) => line.refunded < line.quantity);
        const line = open[draw() % (open.length || 1)];
        if (!line) break;
        const count = 1 + (draw() % (line.quantity - line.refunded));
        const sum = refundSum(left, new Map([[line.orderItemId, count]]));
        money += sum.goodsFen;
        points += sum.points;
        freight += sum.freightFen;
        expect(sum.maxFen).toBe(sum.goodsFen + sum.freightFen);
        expect(sum.goodsFen).toBeGreaterThanOrEqual(0);
        expect(sum.freightFen > 0 && !sum.isRest).toBe(false);
        left = {
          ...left,
          freightClaimedFen: fen(left.freightClaimedFen + sum.freightFen),
          lines: left.lines.map((one) => (one === line ? { ...one, refunded: one.refunded + count } : one)),
        };
      }
      expect(money).toBe(order.lines.reduce((sum, line) => sum + line.actualFen, 0));
      expect(points).toBe(order.pointsUsed);
      expect(freight).toBe(order.freightFen);
    }),
  );
});

const two: PaidOrder = {
  lines: [
    { orderItemId: 1, quantity: 3, refunded: 0, inRefund: 0, actualFen: fen(1_000), shareFen: fen(0) },
    { orderItemId: 2, quantity: 1, refunded: 0, inRefund: 0, actualFen: fen(500), shareFen: fen(0) },
  ],
  freightFen: fen(800),
  freightClaimedFen: fen(0),
  pointsUsed: 300,
};
const withLines = (first: Partial<PaidOrder["lines"][number]>): PaidOrder => ({
  ...two,
  lines: two.lines.map((line, index) => (index === 0 ? { ...line, ...first } : line)),
});

test("pieces of one line differ by a fen at most, and nothing of it is lost", () => {
  const amounts = [0, 1, 2].map((refunded) => refundSum(withLines({ refunded }), new Map([[1, 1]])).goodsFen);
  expect(amounts).toEqual([333, 334, 333]);
});

test("a part has no freight, the whole order has, and neither makes anything irrevocable", () => {
  expect(refundSum(two, new Map([[1, 3]]))).toMatchObject({
    goodsFen: 1_000,
    freightFen: 0,
    points: 200,
    isRest: false,
    isLast: false,
  });
  const whole = new Map([
    [1, 3],
    [2, 1],
  ]);
  expect(refundSum(two, whole)).toMatchObject({ maxFen: 2_300, points: 300, isRest: true, isLast: false });
});

test("the last line brings the freight, once, and represents all before it", () => {
  const last = refundSum(withLines({ inRefund: 3 }), new Map([[2, 1]]));
  expect(last).toMatchObject({ goodsFen: 500, freightFen: 800, isRest: true, isLast: true });
  const claimed = refundSum(
    { ...withLines({ inRefund: 3 }), freightClaimedFen: fen(800) },
    new Map([[2, 1]]),
  );
  expect(claimed).toMatchObject({ freightFen: 0, isLast: true });
});

test("a line that cost nothing keeps no freight back", () => {
  const order = { ...withLines({ actualFen: fen(0) }), pointsUsed: 0 };
  expect(refundSum(order, new Map([[2, 1]]))).toMatchObject({ freightFen: 800, isRest: true, isLast: false });
});
