import { expect, test } from "vitest";
import { partly } from "./partly.ts";

const parts = {
  orders: async (count: number) => count,
  coupons: async () => {
    throw new Error("no table");
  },
};

test("a part that fails is null and is told, the others are there", async () => {
  const faults: string[] = [];
  const answer = await partly(
    parts,
    3,
    () => true,
    (_, name) => faults.push(name),
  );
  expect(answer).toEqual({ orders: 3, coupons: null });
  expect(faults).toEqual(["coupons"]);
});

test("a part that is not asked for is not worked out", async () => {
  const faults: string[] = [];
  const answer = await partly(
    parts,
    3,
    (name) => name === "orders",
    (_, name) => faults.push(name),
  );
  expect(answer).toEqual({ orders: 3, coupons: null });
  expect(faults).toEqual([]);
});
