import { getSimilarProds } from "@tradehall/api-client/endpoints/product/get-similar-prods";
import { expect, test } from "vitest";
import type { DataRoutes } from "./data-routes.ts";
import { substitutes, toSimilarProducts } from "./similar.ts";

const routes = { product: (id: number) => `/goods/${id}` } as DataRoutes;
const [card] = getSimilarProds.example.answer;
if (!card) throw new Error("no example");
const marks = (change: Partial<typeof card>) =>
  toSimilarProducts([{ ...card, ...change }], "zh_CN", routes)[0]?.tags;

test("a card says what tells it from the goods it replaces", () => {
  expect(marks({ differs: [], sameBrand: 0 })).toEqual(["规格相同", "品牌不同"]);
  expect(marks({ differs: ["材质", "长度"], sameBrand: 1 })).toEqual(["材质、长度不同"]);
  expect(marks({ differs: ["材质", "长度", "强度"], sameBrand: 1 })).toEqual(["材质、长度…不同"]);
  expect(marks({ differs: [], isComparable: 0, sameBrand: 1 })).toEqual([]);
});

test("in the place of what cannot be had is what can; anything where there is nothing else", () => {
  const out = { ...card, inStock: 0 as const };
  const far = { ...card, isDelivery: 0 as const };
  expect(substitutes([out, card, far])).toEqual([card]);
  expect(substitutes([out, far])).toEqual([out, far]);
});
