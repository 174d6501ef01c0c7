import { AgreementDialog } from "@tradehall/mall-components/testing";
import { accessibilityFaults } from "../support/axe.ts";
import { newBuyer, openAs } from "../support/buyer.ts";
import { enterForFirstEnterprise, expect, test } from "../support/journey.ts";

const title = "企业会员账号使用与管理协议";

test("an administrator reads the agreement by keyboard at the first login, agrees once, and is home", async ({
  page,
  context,
}) => {
  const administrator = await newBuyer(process.env.API_URL ?? "", { administers: true });
  await openAs(context, administrator, process.env.STORE_URL ?? "");
  await page.goto("/list?st=0");
  const dialog = new AgreementDialog(page).root;
  await expect(dialog).toBeVisible();
  const size = async () => {
    const box = await dialog.boundingBox();
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
  };
  // It grows as it opens.
  await expect.poll(size).toEqual([600, 450]);
  expect(await accessibilityFaults(page)).toEqual([]);

  // Nothing but agreeing closes it.
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();

  const region = dialog.getByRole("region", { name: title });
  await page.keyboard.press("Tab");
  await expect(region).toBeFocused();
  await page.keyboard.press("End");
  await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
  await expect(dialog.getByText("本协议以中文书就，其他语言文本仅供参考", { exact: false })).toBeInViewport();

  const tab = await context.newPage();
  await tab.goto("/cart");
  const inTab = new AgreementDialog(tab).root;
  await expect(inTab).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "我已阅读并同意" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  await expect(dialog).toHaveCount(0);
  await expect(inTab).toHaveCount(0);
});

test("it fits a phone, and a refusal is said inside it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await enterForFirstEnterprise(page, "dealer01");
  // The switch itself is real; only the answer's flag is turned to the administrator's first login.
  await page.route("**/api/p/selectEnterprise", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, epAdminFirstLogin: 1 } } });
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: /^切换企业/ }).click();
  const picker = page.getByRole("dialog", { name: "请选择您的企业" });
  await picker.getByRole("button", { name: /苏州恒锐/ }).click();
  const agreement = new AgreementDialog(page);
  const dialog = agreement.root;
  await expect(dialog).toBeVisible();
  await expect(picker).toHaveCount(0);
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);

  // dealer01 does not administer that enterprise: the server refuses, and the popup says so.
  await agreement.agree();
  await expect(dialog.getByText("企业不存在或您已不是成员")).toBeVisible();

  await page.unroute("**/api/p/selectEnterprise");
  await page.reload();
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: /^切换企业/ }).click();
  await picker.getByRole("button", { name: /上海拓远/ }).click();
  await expect(page.getByRole("link", { name: /^切换企业，当前为上海拓远/ })).toBeVisible();
});
