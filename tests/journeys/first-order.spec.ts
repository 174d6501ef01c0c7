import { submitOrder } from "../support/buying.ts";
import { fillEnquiry } from "../support/enquiry.ts";
import { freshAccount, freshMobile, newPassword, verifyMobile } from "../support/entry.ts";
import { expect, openFirstGoods, test, waitForHydration } from "../support/journey.ts";

const shopId = 1;

test("a newcomer registers, says what they need, is bound to a shop and orders", async ({
  page,
  sandbox,
}) => {
  test.setTimeout(120_000);
  const mobile = freshMobile();
  const main = page.getByRole("main");
  await page.goto("/register");
  await verifyMobile(page, sandbox, mobile);
  await page.waitForURL((url) => url.searchParams.get("step") === "account");
  await page.getByRole("textbox", { name: /^账号/ }).fill(freshAccount());
  await page.getByRole("textbox", { name: /^密码/ }).fill(newPassword);
  await page.getByRole("textbox", { name: "确认密码" }).fill(newPassword);
  await page.getByRole("checkbox", { name: /我已阅读并同意/ }).check();
  await page.getByRole("button", { name: "立即注册" }).click();
  await page.waitForURL((url) => url.pathname === "/landing");

  // The number that was verified a minute ago is there already.
  const number = page.getByRole("textbox", { name: /手机号/ });
  await expect(number).toHaveValue(mobile);
  await expect(page.getByText(/您的账号尚未绑定经销商店铺/)).toBeVisible();
  await waitForHydration(page.getByRole("button", { name: "提交需求" }));
  await fillEnquiry(page);
  await page.getByRole("combobox", { name: /企业名称/ }).fill("初来乍到设备有限公司");
  await page.getByRole("button", { name: "提交需求" }).click();
  await expect(page.getByRole("heading", { name: "提交成功，感谢您的信任" })).toBeFocused();
  await expect(page.getByText("初来乍到设备有限公司")).toBeVisible();

  // Who comes back sees what they sent and what happens next, and can send it otherwise.
  await page.goto("/cart");
  await page.waitForURL((url) => url.pathname === "/landing");
  const waiting = page.getByRole("heading", { name: "采购需求已提交，正在为您匹配店铺" });
  await expect(waiting).toBeVisible();
  await expect(page.getByText(/需求编号 \d+ · \d{4}-\d\d-\d\d \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText("初来乍到设备有限公司")).toBeVisible();
  await expect(page.getByText(/您的账号尚未绑定经销商店铺/)).toHaveCount(0);
  await page.getByRole("link", { name: "修改后重新提交" }).click();
  const contact = page.getByRole("textbox", { name: /联系人/ });
  await expect(contact).toHaveValue("顾晓东");
  await expect(page.getByRole("combobox", { name: "区县" })).toHaveValue("320583");
  await waitForHydration(page.getByRole("button", { name: "提交需求" }));
  await contact.fill("顾晓西");
  await page.getByRole("button", { name: "提交需求" }).click();
  await expect(page.getByText(`顾晓西 ${mobile}`)).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(page.getByText(`顾晓西 ${mobile}`)).toBeVisible();

  // The operator binds them: the page that waits leads on by itself.
  await sandbox.bindShop(mobile, shopId);
  await page.waitForURL((url) => url.pathname === "/", { timeout: 30_000 });
  await page.goto(`/list?st=0&shopId=${shopId}&stock=1`);
  await expect(main.getByRole("article").first()).toContainText(/¥\s*\d/);
  await openFirstGoods(page);
  await waitForHydration(main.getByRole("button", { name: "加入购物车", exact: true }));
  for (const group of await main.getByRole("radiogroup").all())
    if ((await group.getByRole("radio", { checked: true }).count()) === 0)
      await group.getByText(/\S/).locator("visible=true").nth(0).click();
  await main.getByRole("button", { name: "加入购物车", exact: true }).click();
  await expect(page.getByText(/已加入购物车/).first()).toBeVisible();
  await page.goto("/cart");
  await main.getByRole("button", { name: /^去结算/ }).click();
  await page.waitForURL("**/submit-order**");
  await main.getByRole("button", { name: "新增收货地址" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /收货人/ }).fill("顾晓东");
  await dialog.getByRole("textbox", { name: /手机号/ }).fill(mobile);
  for (const [name, label] of [
    ["省份", "江苏省"],
    ["城市", "苏州市"],
    ["区县", "昆山市"],
  ] as const)
    await dialog.getByRole("combobox", { name }).selectOption({ label });
  await dialog.getByRole("textbox", { name: /详细地址/ }).fill("前进路 8 号");
  await dialog.getByRole("button", { name: /保存/ }).click();
  await expect(dialog).toHaveCount(0);
  await submitOrder(page);
  await expect(main.getByRole("heading", { name: "订单提交成功，请尽快付款" })).toBeVisible();
});
