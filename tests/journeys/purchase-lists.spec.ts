import type { Buyer, Goods } from "../support/buyer.ts";
import { ordinaryGoods } from "../support/buyer.ts";
import { enterForFirstEnterprise, expect, test, waitForHydration } from "../support/journey.ts";

interface Made {
  listId: number;
}

const make = (buyer: Buyer, name: string, goods: readonly Goods[], prodCount = 2) =>
  buyer.call<Made>("POST", "/p/purchaseList/create", {
    ...{ name, items: goods.map(({ skuId }) => ({ skuId, prodCount })) },
  });
const addressOf = ({ listId }: Made) => `/user-center/uc-collection?tab=lists&list=${listId}`;

async function codeOf(buyer: Buyer, { prodId, skuId }: Goods): Promise<string> {
  const path = `/prod/skuList?prodIds=${prodId}`;
  const [product] = await buyer.call<{ skuList: { skuId: number; partyCode: string }[] }[]>("GET", path);
  return product?.skuList.find((sku) => sku.skuId === skuId)?.partyCode ?? "";
}

test("goods of a product's page become a list, and of the cart go into it", async ({ page, buyer }) => {
  const [first, second] = await ordinaryGoods(buyer, 1, 2);
  if (!first || !second) throw new Error("no goods");
  await page.goto(`/detail/${first.prodId}?skuId=${first.skuId}`);
  const toList = page.getByRole("main").getByRole("button", { name: "加入清单" });
  await waitForHydration(toList);
  await toList.click();
  const dialog = page.getByRole("dialog", { name: "加入清单" });
  await expect(dialog.getByText("还没有采购清单")).toBeVisible();
  await dialog.getByRole("textbox", { name: "清单名称" }).fill("每月劳保");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "查看清单" }).click();
  await expect(page.getByRole("heading", { name: "每月劳保" })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: new RegExp(first.name) })).toBeVisible();

  await buyer.add(second, 3);
  await page.goto("/cart");
  const fromCart = page.getByRole("main").getByRole("button", { name: "加入清单" });
  await waitForHydration(fromCart);
  await fromCart.click();
  await dialog.getByRole("button", { name: /每月劳保/ }).click();
  await page.getByRole("button", { name: "查看清单" }).click();
  await expect(page.getByRole("rowheader", { name: new RegExp(second.name) })).toBeVisible();
});

test("codes that are pasted for a list stand in it", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1, 1);
  if (!goods) throw new Error("no goods");
  await page.goto("/user-center/uc-collection?tab=lists");
  const name = page.getByRole("textbox", { name: "清单名称" });
  await waitForHydration(name);
  await name.fill("单".repeat(31));
  await page.getByRole("button", { name: "新建清单" }).click();
  await expect(page.getByText("最多 30 个字符")).toBeVisible();
  await name.fill("2 号线备件");
  await page.getByRole("button", { name: "新建清单" }).click();
  await page.getByRole("link", { name: "粘贴货号添加" }).click();
  await page.getByRole("textbox", { name: "货号与数量" }).fill(`${await codeOf(buyer, goods)}\t7`);
  await page.getByRole("button", { name: "识别" }).click();
  await page.getByRole("button", { name: "加入清单“2 号线备件”" }).click();
  await expect(page.getByRole("rowheader", { name: new RegExp(goods.name) })).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: /的数量/ })).toHaveValue("7");
});

test("a list goes into the cart and says per row what was refused; lines and notes change and come back", async ({
  page,
  buyer,
}) => {
  const [first, second] = await ordinaryGoods(buyer, 1, 2);
  if (!first || !second) throw new Error("no goods");
  const list = await make(buyer, "补货", [first, second]);
  await buyer.call("POST", "/p/purchaseList/changeLine", {
    ...{ listId: list.listId, skuId: second.skuId, prodCount: second.stock + 1 },
  });
  await page.goto(addressOf(list));
  const row = (goods: Goods) => page.getByRole("row", { name: new RegExp(goods.name) });
  await expect(row(second).getByText(/库存仅剩/)).toBeVisible();
  const quantity = row(first).getByRole("spinbutton", { name: /的数量/ });
  await waitForHydration(quantity);
  await quantity.fill("5");
  await page.keyboard.press("Enter");
  await row(first).getByText("添加备注").click();
  await row(first)
    .getByRole("textbox", { name: /的备注/ })
    .fill("周五前");
  await page.keyboard.press("Enter");
  await page.getByRole("main").getByRole("button", { name: "全部加入购物车" }).click();
  await expect(row(first).getByText("已加入购物车")).toBeVisible();
  await expect(row(second).getByText("库存不足")).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue("5");
  await expect(row(first).getByText("周五前")).toBeVisible();

  const all = page.getByRole("checkbox", { name: "全选" });
  await waitForHydration(all);
  await all.check();
  await page.getByRole("button", { name: "移除所选" }).click();
  await expect(page.getByText("清单里还没有商品")).toBeVisible();
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(row(first).getByText("周五前")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "补货" })).toBeVisible();
  await expect(row(first).getByText(/^5 /)).toBeVisible();
  await expect(quantity).toBeHidden();
  await expect(page.getByRole("button", { name: "导出 CSV" })).toBeHidden();
});

test("a shared list is read and copied by a member, not changed; a removed one comes back", async ({
  page,
  buyer,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1, 1);
  if (!goods) throw new Error("no goods");
  const dealer = await enterForFirstEnterprise(page, "dealer01");
  const list = await make(dealer, `共享 ${Date.now()}`, [goods]);
  await page.goto(addressOf(list));
  const share = page.getByRole("button", { name: "分享给企业成员" });
  await waitForHydration(share);
  await share.click();
  await expect(page.getByText("已分享给企业")).toBeVisible();

  await enterForFirstEnterprise(page, "member01");
  await page.goto(addressOf(list));
  await expect(page.getByText(/您可以查看、下单和复制/)).toBeVisible();
  await expect(page.getByRole("button", { name: "删除清单" })).toHaveCount(0);
  const copy = page.getByRole("button", { name: "复制清单" });
  await waitForHydration(copy);
  await copy.click();
  await expect(page.getByRole("heading", { name: /副本$/ })).toBeVisible();
  const remove = page.getByRole("button", { name: "删除清单" });
  await remove.click();
  const link = page.getByRole("link", { name: /副本$/ });
  await expect(page.getByRole("textbox", { name: "清单名称" })).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(link.first()).toBeVisible();
  await dealer.call("POST", "/p/purchaseList/remove", { listId: list.listId });
});

test("another's list that is not shared is not there", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1, 1);
  if (!goods) throw new Error("no goods");
  const list = await make(buyer, "我的清单", [goods]);
  await enterForFirstEnterprise(page, "dealer01");
  await page.goto(addressOf(list));
  await expect(page.getByText("采购清单不存在或未与您分享")).toBeVisible();
});
