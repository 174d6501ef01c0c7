import type { Page } from "@playwright/test";
import { enterAs, enterForFirstEnterprise, expect, test } from "../support/journey.ts";

const first = "上海拓远机电设备有限公司";
const second = "苏州恒锐自动化科技有限公司";

/** What opens the picker: it names the enterprise in effect. */
const switchButton = (page: Page, name = "") =>
  page.getByRole("link", { name: new RegExp(`^切换企业，当前为${name}`) });

async function pick(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await switchButton(page).click();
  const dialog = page.getByRole("dialog", { name: "请选择您的企业" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: new RegExp(name) }).click();
}

/** Only a cart with lines has it; the second enterprise's is empty. */
const settle = (page: Page) => page.getByRole("button", { name: /去结算/ });

const shown = (page: Page, name: string) => expect(switchButton(page, name)).toBeVisible();

test("switching the enterprise reloads every open tab, which then shows the new one's cart and says why", async ({
  page,
  context,
}) => {
  await enterForFirstEnterprise(page, "dealer01");
  await page.goto("/");
  const tab = await context.newPage();
  await tab.goto("/cart");
  await shown(tab, first);
  await expect(settle(tab)).toBeVisible();

  await pick(page, second);
  await shown(page, second);
  // The other tab reloads by itself: the first enterprise's lines are gone.
  await shown(tab, second);
  await expect(tab.getByText(`您已在其他页面切换到“${second}”，本页已更新`)).toBeVisible();
  await expect(settle(tab)).toHaveCount(0);
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(cookies.seletedEnterpriseId).toBe("2");
  expect(decodeURIComponent(cookies.seletedEnterpriseName ?? "")).toBe(second);
  const kept = await page.evaluate(() => [
    localStorage.getItem("bbcEnterprise"),
    sessionStorage.getItem("isShowPurchase"),
  ]);
  expect(JSON.parse(kept[0] ?? "{}")).toMatchObject({ enterpriseId: 2, enterpriseName: second });
  expect(kept[1]).toBe("1");

  await pick(page, first);
  await shown(page, first);
  await shown(tab, first);
  await expect(settle(tab)).toBeVisible();
});

test("another device that missed the switch orders nothing for the wrong enterprise, and is told", async ({
  page,
  browser,
}) => {
  await enterForFirstEnterprise(page, "dealer01");
  await page.goto("/cart");
  await shown(page, first);
  await page.waitForLoadState("networkidle");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await enterAs(other, "dealer01");
  await other.goto("/");
  await pick(other, second);
  await shown(other, second);

  await page.getByRole("main").getByRole("button", { name: "增加" }).first().click();
  const modal = page.getByRole("alertdialog", { name: "信息更新" });
  await expect(modal).toContainText("您绑定的经销商信息已更新");
  await modal.getByRole("button", { name: "我知道了" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await shown(page, second);

  await pick(other, first);
  await shown(other, first);
  await elsewhere.close();
});

test("a tab that slept through the switch finds out when it is looked at again", async ({
  page,
  context,
}) => {
  await enterForFirstEnterprise(page, "dealer01");
  await page.goto("/");
  await shown(page, first);
  await page.waitForLoadState("networkidle");
  const cookie = (await context.cookies()).find(({ name }) => name === "seletedEnterpriseId");
  if (!cookie) throw new Error("the page kept no enterprise");
  const made = () => page.evaluate(() => performance.timeOrigin);
  const before = await made();
  await context.addCookies([{ ...cookie, value: "2" }]);
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))).catch(() => undefined);
      return made().catch(() => before);
    })
    .not.toBe(before);
  // The server's word is: the cookie is put right again.
  await shown(page, first);
  expect((await context.cookies()).find(({ name }) => name === "seletedEnterpriseId")?.value).toBe("1");
});

test("what was typed on another tab stays through the switch", async ({ page, context }) => {
  await enterForFirstEnterprise(page, "dealer01");
  const tab = await context.newPage();
  await tab.goto("/");
  await tab.evaluate(() => {
    sessionStorage.setItem("bbcDraft:1:note", '"半句话"');
    sessionStorage.setItem("bbcDraft:1:submit-order:x", '{"message-1":"给旧企业的留言"}');
  });
  await tab.waitForLoadState("networkidle");
  await page.goto("/");
  await pick(page, second);
  await shown(tab, second);
  const drafts = await tab.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith("bbcDraft:")),
  );
  expect(drafts).toEqual(["bbcDraft:1:note"]);
  await pick(page, first);
  await shown(tab, first);
});

test("a choice that the server refuses says so in the picker and changes nothing", async ({ page }) => {
  await enterForFirstEnterprise(page, "dealer01");
  await page.goto("/");
  await page.route("**/api/p/selectEnterprise", (route) =>
    route.fulfill({ json: { success: false, code: "A00001", msg: "企业不存在或您已不是成员", data: null } }),
  );
  await pick(page, second);
  const dialog = page.getByRole("dialog", { name: "请选择您的企业" });
  await expect(dialog.getByText("企业不存在或您已不是成员")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await shown(page, first);
});

test("who belongs to one enterprise gets no picker", async ({ page }) => {
  await enterAs(page, "member01");
  await page.goto("/");
  await expect(page.getByText(first).first()).toBeVisible();
  await expect(switchButton(page)).toHaveCount(0);
});
