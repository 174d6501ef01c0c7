import { expectAccessible } from "../support/axe.ts";
import { ordinaryGoods } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";

test("a buyer asks about a product, and sees what the agent answers", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await page.goto(`/chat?shopId=${goods.shopId}&prodId=${goods.prodId}`);
  const log = page.getByRole("log");
  const atHand = page.getByRole("region", { name: "正在咨询的商品" });
  await atHand.getByRole("button", { name: "发送商品" }).click();
  await expect(atHand).toBeHidden();
  await expect(log.getByRole("article", { name: goods.name })).toBeVisible();

  const field = page.getByRole("textbox", { name: "输入消息" });
  await field.fill("30 件有现货吗？");
  await field.press("Enter");
  await expect(field).toHaveValue("");
  await expect(log.getByText("30 件有现货吗？")).toBeVisible();
  await expect(log.getByText("未读")).toHaveCount(2);

  const { records } = await buyer.call<{ records: { conversationId: number }[] }>(
    "GET",
    "/p/user/conversations",
  );
  const [chat] = records;
  await buyer.call("POST", `/sandbox/chats/${chat?.conversationId}/answer`, { text: "有现货，当天发出。" });
  await expect(log.getByText("有现货，当天发出。")).toBeVisible();
  await expect(log.getByText("已读")).toHaveCount(2);
  await expectAccessible(page);

  // What is looked at is read; what comes while the list alone is open is counted.
  await page.goto("/chat");
  await buyer.call("POST", `/sandbox/chats/${chat?.conversationId}/answer`, { text: "需要我为您下单吗？" });
  await page.reload();
  const row = page.getByRole("navigation", { name: "会话" }).getByRole("link");
  await expect(row).toContainText("需要我为您下单吗？");
  await expect(row).toContainText("1 条未读");
  await row.click();
  await expect(log.getByText("需要我为您下单吗？")).toBeVisible();
});
