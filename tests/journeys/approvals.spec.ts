import { openAs, ordinaryGoods } from "../support/buyer.ts";
import { joinEnterprise } from "../support/enterprise.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

test("an order above its buyer's limit is approved by the administrator, another is refused with a reason", async ({
  page,
  context,
  buyer,
}) => {
  const { administrator, enterpriseId } = await joinEnterprise(buyer);
  const store = process.env.STORE_URL ?? "";
  const main = page.getByRole("main");
  const tab = (name: string) =>
    page.goto(`/user-center/uc-enterpriseDetail?enterpriseId=${enterpriseId}&tab=${name}`);

  // The administrator sets a limit, and that each order names its cost centre.
  await openAs(context, administrator, store);
  await tab("rules");
  await main.getByRole("checkbox", { name: "成本中心" }).check();
  const save = main.getByRole("form", { name: "采购规则" }).getByRole("button", { name: "保存" });
  await waitForHydration(save);
  await save.click();
  await expect(page.getByText("操作成功")).toBeVisible();
  await main.getByText("设置限额").last().click();
  const form = main.getByRole("form", { name: /的限额$/ }).filter({ visible: true });
  await form.getByRole("textbox", { name: "单笔限额" }).fill("0");
  // And none of the goods' category in a month.
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const { records } = await buyer.call<{ records: { prodId: number; primaryCategoryId: number }[] }>(
    "GET",
    "/search/page?shopId=1&size=100&inStock=1",
  );
  const category = records.find(({ prodId }) => prodId === goods.prodId)?.primaryCategoryId;
  await form.getByRole("combobox", { name: "分类 1" }).selectOption(String(category));
  await form.locator('[name="categoryMonth1"]').fill("0");
  await form.getByRole("button", { name: "保存" }).click();
  await expect(main.getByText("单笔限额 ¥0.00")).toBeVisible();
  await expect(main.getByText(/每月 ¥0\.00$/)).toBeVisible();

  // The member is told before the order is made, and names its cost centre.
  await openAs(context, buyer, store);
  const order = async () => {
    await buyer.add(goods);
    await page.goto("/submit-order");
    await expect(main.getByText(/^本单超出您的单笔采购限额.+品类采购限额$/)).toBeVisible();
    const submit = main.getByRole("button", { name: "提交订单" });
    await waitForHydration(submit);
    await submit.click();
    await expect(main.getByText("请输入成本中心")).toBeVisible();
    // Once earlier orders are offered it is a combo box.
    await main.locator('[name="costCentre"]').fill("生产一部");
    await submit.click();
    await page.waitForURL("**/order-detail?**");
    await expect(main.getByRole("heading", { name: "待审批" })).toBeVisible();
    return new URL(page.url()).searchParams.get("orderNumber") ?? "";
  };
  const first = await order();
  const second = await order();

  await openAs(context, administrator, store);
  await tab("approvals");
  const approve = main.getByRole("button", { name: `审批通过订单 ${first}` });
  await waitForHydration(approve);
  await approve.click();
  await expect(approve).toHaveCount(0);
  await page.goto(`/order-detail?orderNumber=${second}`);
  await main.getByText("拒绝…").click();
  const refuse = main.getByRole("button", { name: "确认拒绝" });
  await waitForHydration(refuse);
  await main.getByRole("textbox", { name: "拒绝原因" }).fill("本月预算已用完");
  await refuse.click();
  await expect(main.getByRole("heading", { name: "已取消" })).toBeVisible();

  // Both orders are the cost centre's, in the administrator's list of all.
  await page.goto("/user-center/uc-order?costCentre=生产一部");
  await expect(main.getByRole("article")).toHaveCount(2);
  await expect(main.getByRole("article").first()).toContainText("下单人");

  await openAs(context, buyer, store);
  await page.goto(`/order-detail?orderNumber=${first}`);
  await expect(main.getByRole("heading", { name: "待付款" })).toBeVisible();
  await page.goto(`/order-detail?orderNumber=${second}`);
  await expect(main.getByText("拒绝原因：本月预算已用完")).toBeVisible();
});
