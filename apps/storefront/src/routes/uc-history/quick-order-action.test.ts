import { addItems } from "@tradehall/api-client/endpoints/cart/add-items";
import { addListLines } from "@tradehall/api-client/endpoints/purchase-list/add-list-lines";
import { createPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/create-purchase-list";
import { lookupCodes } from "@tradehall/api-client/endpoints/quick-order/lookup-codes";
import { createFakeClient } from "@tradehall/api-client/testing";
import { expect, test } from "vitest";
import { addInParts } from "../../pages/add-in-parts.ts";
import { quickOrderAction } from "./quick-order-action.ts";

function formOf(intent: string, text: string, goods = ""): FormData {
  const form = new FormData();
  form.set("intent", intent);
  form.set("text", text);
  form.set("goods", goods);
  return form;
}

test("looks up the codes of rows without fault, and gives each row its goods", async () => {
  const { client, calls } = createFakeClient();
  const { data } = await quickOrderAction(client, formOf("look-up", "X,many\ngl-310,3"), "zh_CN");
  expect(calls).toEqual([{ endpoint: lookupCodes.name, input: { body: { codes: ["gl-310"] } } }]);
  expect(data).toMatchObject({
    ok: true,
    data: {
      text: "X,many\ngl-310,3",
      rows: [
        { line: 1, fault: "badQuantity", matches: [] },
        { line: 2, quantity: 3, matches: [{ skuId: "310", rule: { min: 10, step: 10, max: 800 } }] },
      ],
    },
  });
});

test("asks for nothing where nothing can be looked up, and looks no part of too long a list up", async () => {
  const { client, calls } = createFakeClient();
  await quickOrderAction(client, formOf("look-up", "  "), "zh_CN");
  const many = Array.from({ length: 5001 }, (_, at) => `A${at}`).join("\n");
  const { data } = await quickOrderAction(client, formOf("look-up", many), "zh_CN");
  expect(data).toMatchObject({ ok: true, data: { tooMany: 5001, rows: [] } });
  expect(calls).toEqual([]);
});

test("a file is looked up in the place of the field's text, and what keeps it from being read is said", async () => {
  const { client, calls } = createFakeClient();
  const form = formOf("look-up", "X,1");
  form.set("file", new File([Uint8Array.from([0xbb, 0xf5, 0xba, 0xc5, 0x0a, 0x41, 0x2c, 0x32])], "list.csv"));
  const { data } = await quickOrderAction(client, form, "zh_CN");
  expect(calls).toEqual([{ endpoint: lookupCodes.name, input: { body: { codes: ["A"] } } }]);
  expect(data).toMatchObject({ data: { text: "货号\nA,2", rows: [{ line: 2, code: "A", quantity: 2 }] } });
  form.set("file", new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])], "list.xls"));
  expect((await quickOrderAction(client, form, "zh_CN")).data).toMatchObject({
    data: { fileFault: "oldWorkbook", rows: [] },
  });
});

test("without script the rows go into the cart, and each says what became of it", async () => {
  const answer = {
    items: [{ prodId: 31, skuId: 310, prodCount: 10, isAdded: 0 as const, why: "库存不足" }],
    prodCount: 3,
  };
  const { client } = createFakeClient({ answers: [[addItems, answer]] });
  const form = formOf("to-cart", "gl-310,3", "1:31:310:10 2:0:0:0");
  const { data } = await quickOrderAction(client, form, "zh_CN");
  expect(data).toMatchObject({
    data: { rows: [{ line: 1 }], added: [{ line: 1, isAdded: false, why: "库存不足" }] },
  });
});

test("puts in two hundred at a time", async () => {
  const { client, calls } = createFakeClient();
  const lines = Array.from({ length: 401 }, (_, line) => ({ line, prodId: "31", skuId: "310", count: 1 }));
  const parts: number[] = [];
  await addInParts(client, lines, (part) => parts.push(part.length));
  expect(calls).toHaveLength(3);
  expect(parts).toEqual([200, 200, 1]);
});

test("rows go into the list that they are for, or become another, and its page comes", async () => {
  const { client, calls } = createFakeClient();
  const form = formOf("to-list", "gl-310,3", "1:31:310:10 2:0:0:0");
  const items = [{ skuId: 310, prodCount: 10 }];
  await expect(quickOrderAction(client, form, "zh_CN", 5)).rejects.toMatchObject({ status: 302 });
  await expect(quickOrderAction(client, form, "zh_CN")).rejects.toMatchObject({ status: 302 });
  expect(calls).toMatchObject([
    { endpoint: addListLines.name, input: { body: { listId: 5, items } } },
    {
      endpoint: createPurchaseList.name,
      input: { body: { name: expect.stringMatching(/^快速下单 /), items } },
    },
  ]);
});
