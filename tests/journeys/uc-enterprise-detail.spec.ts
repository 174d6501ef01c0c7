import { openAs } from "../support/buyer.ts";
import { joinEnterprise } from "../support/enterprise.ts";
import { expect, test } from "../support/journey.ts";

test("an administrator invites, hands over and removes; what cannot be taken back is asked first", async ({
  page,
  context,
  buyer,
}) => {
  const { administrator, enterpriseId } = await joinEnterprise(buyer);
  await openAs(context, administrator, process.env.STORE_URL ?? "");
  await page.goto(`/user-center/uc-enterpriseDetail?enterpriseId=${enterpriseId}`);
  const main = page.getByRole("main");

  await main.getByRole("textbox", { name: "手机号" }).fill("123");
  await main.getByRole("button", { name: "发送邀请" }).click();
  await expect(main.getByText("请输入以 1 开头的 11 位手机号")).toBeVisible();
  await main.getByRole("textbox", { name: "手机号" }).fill("139 0000 7788");
  await main.getByRole("button", { name: "发送邀请" }).click();
  await expect(main.getByText("已邀请 139****7788")).toBeVisible();
  await main.getByRole("button", { name: "生成邀请链接" }).click();
  await expect(main.getByText(/uc-enterprise\?invite=/)).toBeVisible();
  await main.getByRole("button", { name: "撤回139****7788" }).click();
  await expect(main.getByRole("button", { name: "撤回139****7788" })).toHaveCount(0);

  await main.getByRole("button", { name: /^转让管理员给/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "转让管理员" }).click();
  await expect(main.getByText("等待对方确认")).toBeVisible();
  await main.getByRole("button", { name: "撤销转让" }).click();
  await expect(main.getByText("等待对方确认")).toHaveCount(0);

  await main.getByRole("button", { name: /^将.*移出企业$/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "移出企业" }).click();
  await expect(main.getByRole("button", { name: /^将.*移出企业$/ })).toHaveCount(0);
});
