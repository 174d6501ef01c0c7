import { statementHeadExample, statementPartExample } from "@tradehall/api-client/models/statement";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { drawStatement, type PrintedLine, type StatementSheet } from "./draw-statement.ts";

const line: PrintedLine = {
  ...{ time: "2026-10-12 09:31:02", kind: "paid", orderNumber: "20261012093102713904" },
  ...{ shopName: "百工自营旗舰店", person: "王建国", costCentre: "生产一部", poNumber: "PO-2026-1012" },
  amount: statementHeadExample.paid,
};
const sheet = (count: number): StatementSheet => ({
  ...{ head: statementHeadExample, ownerName: "上海拓远机电设备有限公司", locale: "zh_CN" },
  byShop: [statementPartExample],
  lines: Array.from({ length: count }, () => line),
});
const pagesOf = async (count: number) => {
  const document = await getDocumentProxy(new Uint8Array(await drawStatement(sheet(count))));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ""));
};

test("says whose it is, what it comes to, each line, and where both sides seal", async () => {
  const [page = ""] = await pagesOf(1);
  for (const expected of [
    ...["对账单2026-10", "采购方：上海拓远机电设备有限公司", "期末欠款：¥1,200.00", "5,680.00"],
    ...["20261012093102713904", "生产一部/PO-2026-1012", "采购方（盖章）：", "平台（盖章）：", "1/1"],
  ])
    expect(page).toContain(expected);
});

test("many lines go over pages, each under the heads of its columns and with its number", async () => {
  const pages = await pagesOf(90);
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.slice(0, -1).entries()) {
    expect(page).toContain("订单号");
    expect(page).toContain(`${at + 1}/${pages.length}`);
  }
  expect(pages.at(-1)).toContain("采购方（盖章）：");
});
