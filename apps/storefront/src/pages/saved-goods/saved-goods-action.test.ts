import { clearBrowseLog } from "@tradehall/api-client/endpoints/browse-log/clear-browse-log";
import { deleteBrowseLog } from "@tradehall/api-client/endpoints/browse-log/delete-browse-log";
import { keepBrowseLog } from "@tradehall/api-client/endpoints/browse-log/keep-browse-log";
import { addItems } from "@tradehall/api-client/endpoints/cart/add-items";
import { cancelCollections } from "@tradehall/api-client/endpoints/collection/cancel-collections";
import { createFakeClient, refusing } from "@tradehall/api-client/testing";
import { expect, test } from "vitest";
import { savedGoodsAction } from "./saved-goods-action.ts";

function formOf(intent: string, goods: readonly string[] = []): FormData {
  const form = new FormData();
  form.set("intent", intent);
  for (const value of goods) form.append("goods", value);
  return form;
}

const ticked = ["31:310:10", "32:0:0"];

test.each([
  ["wishlist", formOf("remove", ticked), cancelCollections.name, { prodIds: [31, 32] }],
  ["wishlist", formOf("remove:31", ticked), cancelCollections.name, { prodIds: [31] }],
  ["footprints", formOf("remove:31"), deleteBrowseLog.name, { prodIds: [31] }],
  ["footprints", formOf("clear:2026-11-20"), clearBrowseLog.name, { day: "2026-11-20" }],
  ["footprints", formOf("clear"), clearBrowseLog.name, {}],
  ["footprints", formOf("keep:0"), keepBrowseLog.name, { isKeeping: 0 }],
  // What needs a specification first is left out.
  ["wishlist", formOf("to-cart", ticked), addItems.name, { items: [{ prodId: 31, skuId: 310, count: 10 }] }],
  ["bought", formOf("to-cart:31:310:5"), addItems.name, { items: [{ prodId: 31, skuId: 310, count: 5 }] }],
] as const)("%s: the form asks for the right call", async (kind, form, name, body) => {
  const { client, calls } = createFakeClient();
  await savedGoodsAction(client, kind, form, "zh_CN");
  expect(calls).toEqual([{ endpoint: name, input: { body } }]);
});

test.each([
  ["wishlist", "remove"],
  ["wishlist", "clear"],
  ["footprints", "dance"],
  ["bought", "remove:31"],
] as const)("%s: %s of nothing is no form of these pages", async (kind, intent) => {
  const { client, calls } = createFakeClient();
  await expect(savedGoodsAction(client, kind, formOf(intent), "zh_CN")).rejects.toMatchObject({
    init: { status: 400 },
  });
  expect(calls).toEqual([]);
});

test("says in each row what became of it, and what the server refused", async () => {
  const answer = {
    items: [{ prodId: 31, skuId: 310, prodCount: 10, isAdded: 0, why: "库存不足" }],
    prodCount: 3,
  };
  const { client } = createFakeClient({ answers: [[addItems, answer]] });
  const { data } = await savedGoodsAction(client, "wishlist", formOf("to-cart", ticked), "zh_CN");
  expect(data).toEqual({
    ok: true,
    data: { results: [{ skuId: 310, isAdded: false, why: "库存不足" }], cartCount: 3 },
  });
  const refused = createFakeClient({
    answers: [refusing(addItems, "A00001", { serverMessage: "不能购买" })],
  });
  const no = await savedGoodsAction(refused.client, "wishlist", formOf("to-cart", ticked), "zh_CN");
  expect(no.data).toMatchObject({ ok: false, error: { message: "不能购买" } });
});
