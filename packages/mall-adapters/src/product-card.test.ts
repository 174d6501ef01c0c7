import { cardExample, matchExample } from "@tradehall/api-client/models/examples/catalogue";
import { expect, test } from "vitest";
import type { DataRoutes } from "./data-routes.ts";
import { toProductSummaries } from "./product-card.ts";

const routes = { product: (...path: unknown[]) => `/${path.join("/")}` } as DataRoutes;
const shown = (changes: Partial<Parameters<typeof toProductSummaries>[0][number]>) =>
  toProductSummaries([{ ...cardExample, ...changes }], "zh_CN", routes)[0];
const box = { pieces: 100, piece: "只", unit: "盒" };

test("a card says what a unit holds and what one piece costs, at the price it shows", () => {
  expect(shown({ pack: box })?.pack).toBe("100只/盒 · ¥0.17/只");
  expect(shown({ pack: box, activityPrice: "9.00" })?.pack).toBe("100只/盒 · ¥0.09/只");
  expect(shown({ pack: null })?.pack).toBeUndefined();
});

test("the pack of the SKU that was looked for goes before that of the product", () => {
  const match = { ...matchExample, pack: { ...box, pieces: 50 } };
  expect(shown({ pack: null, match })?.pack).toBe("50只/盒 · ¥0.34/只");
});

test("a card says when it comes where the list says it", () => {
  const arrival = { kind: "arrives", day: "2026-11-30" } as const;
  expect(shown({ arrival })?.arrival).toBe("预计 11月30日（周一）送达");
  expect(shown({ arrival: null })?.arrival).toBeUndefined();
});
