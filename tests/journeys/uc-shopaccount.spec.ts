import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { getCode } from "../support/entry.ts";
import { expect, test } from "../support/journey.ts";

const address = "/user-center/uc-shopaccount";
const photo = readFileSync(new URL("../../docs/pictures/storefront-home.jpg", import.meta.url));
/** Three megabytes: more than other pictures may have. */
const scan = Buffer.concat([photo, Buffer.alloc(3 * 1_048_576)]);
const pictures = ["店铺标志", "营业执照", "身份证人像面", "身份证国徽面"];

const group = (page: Page, name: string) =>
  page.getByRole("main").getByRole("group", { name: new RegExp(name) });

async function upload(page: Page, name: string): Promise<void> {
  await group(page, name)
    .locator("input[type=file]")
    .setInputFiles({
      ...{ name: "photo.jpg", mimeType: "image/jpeg" },
      buffer: name === "营业执照" ? scan : photo,
    });
  await expect(group(page, name).locator("input[type=hidden]")).toBeAttached();
}

async function fillTexts(page: Page, shopName: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: /店铺名称/ }).fill(shopName);
  await expect(main.getByText("店铺名称可以使用")).toBeVisible();
  await main.getByRole("textbox", { name: /联系人/ }).fill("诚泰");
  await main.getByRole("textbox", { name: /联系电话/ }).fill("0577-86660214");
  await main.getByRole("combobox", { name: "省" }).selectOption({ label: "浙江省" });
  await main.getByRole("combobox", { name: "市" }).selectOption({ label: "温州市" });
  await main.getByRole("combobox", { name: /区/ }).selectOption({ label: "龙湾区" });
  await main.getByRole("textbox", { name: /店铺地址/ }).fill("滨海四道 555 号 2 号厂房");
  await main.getByRole("textbox", { name: /店铺简介/ }).fill("专业生产碳钢、不锈钢紧固件，常规规格现货。");
}

test("a buyer applies for a store, is refused, submits again, is approved and sets the account", async ({
  page,
  buyer,
  sandbox,
}) => {
  const shopName = `诚泰标准件${buyer.userId}`;
  const applicationId = async () =>
    (await buyer.call<{ applicationId: number }>("GET", "/p/myShop/detail")).applicationId;
  const review = async (body: object) =>
    buyer.call("POST", `/sandbox/stores/${await applicationId()}/review`, body);
  await page.goto("/");
  await page.getByRole("link", { name: "免费开店" }).first().click();
  await page.waitForURL(`**${address}`);
  const main = page.getByRole("main");
  const submit = main.getByRole("button", { name: "申请开店" });
  await submit.click();
  await expect(main.getByText("请上传营业执照")).toBeVisible();
  await expect(main.getByRole("textbox", { name: /店铺名称/ })).toBeFocused();

  await main.getByRole("textbox", { name: /店铺名称/ }).fill("百工自营");
  await expect(main.getByText(/该店铺名称已被使用|店铺名称可以使用/)).toBeVisible();
  await fillTexts(page, shopName);
  // The mark by keyboard alone: put by the first arrow, moved by the next ones.
  const map = main.getByRole("application", { name: "温州市示意图" });
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(main.getByText(/温州市中心以东约/)).toBeVisible();
  await page.keyboard.press("Delete");
  await expect(main.getByText("尚未标记位置")).toBeVisible();
  await map.click({ position: { x: 60, y: 60 } });
  await expect(main.getByText(/温州市中心西北约/)).toBeVisible();
  for (const name of pictures) await upload(page, name);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  // A reload loses nothing of it.
  await page.reload();
  await expect(main.getByRole("textbox", { name: /店铺名称/ })).toHaveValue(shopName);
  await expect(main.getByRole("combobox", { name: /区/ })).toHaveValue("330303");
  await expect(main.getByText(/温州市中心西北约/)).toBeVisible();
  for (const name of pictures) await expect(group(page, name).locator("input[type=hidden]")).toBeAttached();
  await submit.click();

  const state = main.getByRole("heading", { level: 2, name: new RegExp(shopName) });
  await expect(state).toContainText("审核中");
  await expect(main.getByText("浙江省温州市龙湾区滨海四道 555 号 2 号厂房")).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("button", { name: "撤回申请" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "撤回申请" }).click();
  await expect(state).toContainText("已撤回");
  await main.getByRole("button", { name: "重新提交申请" }).click();
  await expect(state).toContainText("审核中");

  await review({ result: "refuse", remarks: "营业执照照片不清晰" });
  await page.goto("/user-center/uc-message");
  await expect(main.getByText(/营业执照照片不清晰/).first()).toBeVisible();
  await page.goto(address);
  await expect(state).toContainText("未通过");
  await expect(main.getByText("营业执照照片不清晰").first()).toBeVisible();
  await group(page, "营业执照")
    .getByRole("button", { name: /移除图片/ })
    .click();
  await main.getByRole("button", { name: "重新提交申请" }).click();
  await expect(main.getByText("请上传营业执照")).toBeVisible();
  await upload(page, "营业执照");
  await main.getByRole("button", { name: "重新提交申请" }).click();
  await expect(state).toContainText("审核中");

  await review({ result: "pass" });
  await page.reload();
  await expect(state).toContainText("未营业");
  await main.getByRole("link", { name: "设置店铺账号" }).click();
  await page.waitForURL(`**${address}?part=account`);
  const account = `store${buyer.userId}`;
  const setAccount = async (password: string, button: string) => {
    await main.getByRole("textbox", { name: /店铺账号/ }).fill(account);
    await main.getByRole("textbox", { name: "密码", exact: true }).fill(password);
    await main.getByRole("textbox", { name: "确认密码" }).fill(password);
    await main.getByRole("button", { name: button }).click();
  };
  await setAccount("Bolt#20261234", "设置店铺账号");
  await expect(main.getByText("密码为 6-12 位，至少含字母、数字、符号中的两种")).toBeVisible();
  await setAccount("Bolt#2026", "设置店铺账号");
  await expect(main.getByText("店铺账号已保存，可用于登录商家后台。")).toBeVisible();
  await expectAccessible(page);
  const code = await getCode(page, sandbox, buyer.mobile);
  await main.getByRole("textbox", { name: "验证码" }).fill(code);
  await setAccount("Nut#2026", "修改店铺账号");
  await expect(main.getByText("店铺账号已保存，可用于登录商家后台。")).toBeVisible();
});

test("the account waits for the store, and a visitor is led to the sign-in", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto(`${address}?part=account`);
  await page.getByRole("main").getByRole("link", { name: "申请开店" }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "申请开店" })).toBeVisible();
  await page.context().clearCookies();
  await page.goto(address);
  await page.waitForURL((url) => url.pathname === "/login");
});
