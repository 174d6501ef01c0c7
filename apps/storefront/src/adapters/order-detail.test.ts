import { detailExample } from "@tradehall/api-client/models/examples/order";
import type { OrderDetail } from "@tradehall/api-client/models/my-order";
import { toOrder } from "@tradehall/mall-adapters/order-detail";
import { takenOff } from "@tradehall/mall-components/order/PriceBreakdown";
import { fen, fenToYuan, yuanToFen } from "@tradehall/mall-rules/money";
import { splitOver, tierPriceFen } from "@tradehall/mall-rules/pricing";
import { describe, expect, test } from "vitest";
import { dataRoutes } from "./data-routes.ts";

const shown = (changes: Partial<OrderDetail>) =>
  toOrder({ ...detailExample, ...changes }, [], "zh_CN", dataRoutes);

/** Numbers that look like chance and are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** An order as the server's pricing makes one: lines by tiers, an odd coupon and points shared out to the fen. */
function someOrder(seed: number): OrderDetail {
  const below = numbers(seed);
  const totals = Array.from({ length: 1 + below(6) }, () => {
    const priceFen = fen(1 + below(99_999));
    const quantity = 1 + below(500);
    const tiers = [{ from: 100, priceFen: fen(Math.max(1, priceFen - 1)) }];
    return fen(tierPriceFen({ priceFen, tiers }, quantity) * quantity);
  });
  const goods = fen(totals.reduce((sum, one) => sum + one, 0));
  const coupon = fen(below(goods + 1));
  const points = fen(below(goods - coupon + 1));
  const shares = splitOver(fen(coupon + points), totals);
  const lines = totals.map((total, nth) => ({
    ...detailExample.orderItemDtos[0],
    productTotalAmount: fenToYuan(total),
    actualTotal: fenToYuan(fen(total - (shares[nth] ?? 0))),
  }));
  const freight = fen(below(3_000));
  const actual = fen(goods + freight - coupon - points);
  return {
    ...detailExample,
    orderItemDtos: lines as OrderDetail["orderItemDtos"],
    total: fenToYuan(goods),
    freightAmount: fenToYuan(freight),
    couponMoney: fenToYuan(coupon),
    scoreAmount: fenToYuan(points),
    actualTotal: fenToYuan(actual),
    refundedAmount: fenToYuan(fen(below(actual + 1))),
  };
}

describe("the ladder of amounts", () => {
  test("sums to the fen, for 500 generated orders, and so do the lines under it", () => {
    for (let seed = 1; seed <= 500; seed++) {
      const detail = someOrder(seed);
      const { amounts } = toOrder(detail, [], "zh_CN", dataRoutes);
      const off = takenOff(amounts).reduce((sum, { amount }) => sum + yuanToFen(amount), 0);
      const goods = yuanToFen(amounts.goods);
      expect(goods + yuanToFen(amounts.freight) - off).toBe(yuanToFen(amounts.payable));
      const lines = detail.orderItemDtos.reduce((sum, line) => sum + yuanToFen(line.actualTotal), 0);
      expect(lines + yuanToFen(amounts.freight)).toBe(yuanToFen(amounts.payable));
      expect(yuanToFen(amounts.refunded ?? "0.00")).toBeLessThanOrEqual(yuanToFen(amounts.payable));
    }
  });

  test("shows points as a price only where they are none of its steps", () => {
    expect(shown({ orderScore: 2_000, scoreAmount: "0.00" }).amounts.score).toBe(2_000);
    expect(shown({ orderScore: 2_000, scoreAmount: "20.00" }).amounts).not.toHaveProperty("score");
  });
});

test("a seller who was reminded is not offered to be reminded, and it is said until when", () => {
  const allowedActions: OrderDetail["allowedActions"] = ["remind", "refund"];
  const remindAgainAt = Date.UTC(2026, 10, 22, 2, 0);
  expect(shown({ allowedActions, remindAgainAt })).toMatchObject({
    card: { allowedActions: ["refund"] },
    remindAgainAt: "2026-11-22 10:00",
  });
  expect(shown({ allowedActions, remindAgainAt: null }).card.allowedActions).toEqual(allowedActions);
});

test("what is collected has a code and no address; a code is unused, used or expired", () => {
  const pickup = {
    stationName: "百工自营",
    tel: "",
    addr: "",
    writeOffCode: "K7QX2MPL",
    isWriteOff: 0 as const,
  };
  const virtualInfoList = (
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ] as const
  ).map(([isWriteOff, isExpired], nth) => ({
    ...{ writeOffCode: `CODE${nth}`, isWriteOff, isExpired },
    expireTime: "2027-11-21 09:31:40",
  }));
  const view = shown({ dvyType: 2, pickup, virtualInfoList });
  expect(view).toMatchObject({ address: undefined, delivery: "pickup", pickup: { code: "K7QX2MPL" } });
  expect(view.vouchers.map(({ state }) => state)).toEqual(["unused", "used", "expired"]);
  expect(view.vouchersUntil).toBe("2027-11-21 09:31:40");
});

test("a field that two products ask for appears once", () => {
  const virtualRemark = [
    { prodId: 1, name: "手机号", value: "13912345678" },
    { prodId: 2, name: "手机号", value: "13912345678" },
    { prodId: 2, name: "姓名", value: "李工" },
  ];
  expect(shown({ virtualRemark }).remarks).toEqual([
    { label: "手机号", value: "13912345678" },
    { label: "姓名", value: "李工" },
  ]);
});
