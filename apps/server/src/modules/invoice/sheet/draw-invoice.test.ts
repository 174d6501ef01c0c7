import { fen } from "@tradehall/mall-rules/money";
import { invoiceFigures } from "@tradehall/mall-rules/pricing";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { drawInvoice } from "./draw-invoice.ts";
import type { InvoiceSheet } from "./invoice-sheet.ts";

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `固联 8.8级高强度外六角螺栓 第${at + 1}种`,
    spec: "M8×30 镀锌",
    quantity: 3,
    refunded: 0,
    actualFen: fen(16_500 + at),
  }));

const sheet = (count = 1): InvoiceSheet => {
  const goods = lines(count);
  const leftFen = fen(goods.reduce((sum, line) => sum + line.actualFen, 800));
  return {
    invoiceNo: "26112109301500000017",
    orderNumber: "261121093015482913746",
    type: "special",
    issuedAt: new Date("2026-11-21T02:02:40Z"),
    buyer: {
      titleType: 2,
      titleName: "上海拓远机电设备有限公司",
      taxNo: "91310115MA1K4TY081",
      unitAddress: "上海市浦东新区张江路 88 号",
      unitPhone: "021-58880000",
      bankName: "招商银行上海张江支行",
      bankAccount: "121900012345678",
    },
    seller: { name: "百工供应链有限公司", taxNo: "91310115MA1HBG2288", address: "上海市", phone: "400-820" },
    figures: invoiceFigures({ lines: goods, freightFen: fen(800), leftFen, ratePercent: 13 }),
  };
};

async function read(bytes: Buffer) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  const pages = text.map((page) => page.replace(/\s+/g, ""));
  return { pages, all: pages.join(""), words: text.join(" ").split(/\s+/) };
}

test("says who sold what to whom, and sums that add up", async () => {
  const { all, words } = await read(await drawInvoice(sheet()));
  for (const expected of [
    "电子发票（增值税专用发票）",
    "样张·SAMPLE–NOTATAXDOCUMENT",
    "发票号码：26112109301500000017",
    "开票日期：2026-11-21",
    "名称：上海拓远机电设备有限公司",
    "91310115MA1K4TY081",
    "招商银行上海张江支行121900012345678",
    "名称：百工供应链有限公司",
    "固联8.8级高强度外六角螺栓第1种",
    "运费",
    "价税合计（大写）壹佰柒拾叁元整",
    "（小写）¥173.00",
    "订单号：261121093015482913746",
  ])
    expect(all).toContain(expected);
  // Net and tax of goods and freight, and their sums.
  const amounts = words.filter((word) => /^\d+\.\d{2}$/.test(word));
  expect(amounts).toEqual(["146.02", "18.98", "7.08", "0.92", "153.10", "19.90"]);
});

test("has the same bytes whenever it is drawn", async () => {
  const [first, second] = [await drawInvoice(sheet()), await drawInvoice(sheet())];
  expect(first.equals(second)).toBe(true);
  expect(first.subarray(0, 5).toString()).toBe("%PDF-");
});

test("runs over pages, each with its number and its heads, and leaves no line out", async () => {
  const { pages, all } = await read(await drawInvoice(sheet(60)));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    expect(page).toContain("26112109301500000017");
    expect(page).toContain("项目名称");
  }
  for (let at = 1; at <= 60; at++) expect(all).toContain(`第${at}种`);
  expect(pages.at(-1)).toContain("价税合计");
});

test("keeps to what its font has: a name with a sign of no font is drawn all the same", async () => {
  const one = sheet();
  const { all } = await read(await drawInvoice({ ...one, buyer: { ...one.buyer, titleName: "小🦊商行" } }));
  expect(all).toContain("商行");
});

test("says what the buyer books it on, where that was given", async () => {
  const booked = await read(await drawInvoice({ ...sheet(), booking: "PO-2026-1127 / 生产一部 / 二期产线" }));
  expect(booked.all).toContain("采购单号/成本中心/项目：PO-2026-1127/生产一部/二期产线");
  expect((await read(await drawInvoice(sheet()))).all).not.toContain("成本中心");
});
