import type { Buyer } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";

interface Combo {
  comboId: number;
  name: string;
  items: { prodId: number; skuId: number; inStock: number }[];
}

async function firstCombo(buyer: Buyer, prodIds: readonly number[]): Promise<Combo> {
  for (const prodId of prodIds) {
    const { combos } = await buyer.call<{ combos: Combo[] }>("GET", `/prod/prodInfo?prodId=${prodId}`);
    const whole = combos.find(({ items }) => items.every(({ inStock }) => inStock));
    if (whole) return whole;
  }
  throw new Error("no package is in stock");
}

test("a package is one line of the cart: counted, ticked and deleted whole", async ({ page, buyer }) => {
  const { records } = await buyer.call<{ records: { prodId: number }[] }>(
    "GET",
    "/search/page?shopId=1&size=100&inStock=1",
  );
  const combo = await firstCombo(
    buyer,
    records.map(({ prodId }) => prodId),
  );
  const [main] = combo.items;
  const { comboId, name } = combo;
  await buyer.call("POST", "/p/shopCart/changeItem", {
    prodId: main?.prodId,
    skuId: main?.skuId,
    comboId,
    count: 1,
  });
  await page.goto("/cart");
  const frame = page.getByRole("region", { name });
  await expect(frame.getByRole("listitem")).toHaveCount(combo.items.length);
  await expect(frame.getByRole("checkbox")).toHaveCount(1);
  await frame.getByRole("button", { name: "增加" }).click();
  await expect(page.getByText(`已选 ${2 * combo.items.length} 件`)).toBeVisible();
  await expect.poll(() => buyer.call("GET", "/p/shopCart/prodCount")).toBe(2 * combo.items.length);
  await frame.getByRole("button", { name: `删除“${name}”` }).click();
  await expect(frame).toHaveCount(0);
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(frame.getByRole("spinbutton")).toHaveValue("2");
});
