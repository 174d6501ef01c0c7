import { expect, type Page } from "@playwright/test";
import { shellLimits } from "../../packages/mall-rules/src/limits/index.ts";
import { enterAs, holdTime, test } from "../support/journey.ts";

/** Every code of the catalogue with what a buyer then meets (Spec §8); law 9 demands a row for each. */
const rows = [
  ["A00001", "toastMessage"],
  ["A03002", "toastMessage"],
  ["A00004", "signIn"],
  ["A00008", "dealerChanged"],
  ["A00005", "serverError"],
  ["A00015", "tryLater"],
  ["A00016", "tryLater"],
  ["A00003", "rejectSilently"],
  ["A00013", "rejectSilently"],
  ["A00014", "rejectSilently"],
  ["Z99999", "rejectSilently"],
] as const;

const word = "螺丝";
const serverMessage = "服务器的原话";

/** A note represents its time and no longer, by the page's own clock. */
async function leavesAfter(page: Page, words: string, durationMs: number): Promise<void> {
  const note = page.getByText(words, { exact: true });
  await expect(note).toBeVisible();
  await page.clock.runFor(durationMs - 100);
  await expect(note).toBeVisible();
  await page.clock.runFor(200);
  await expect(note).toBeHidden();
}

const meets: Record<(typeof rows)[number][1], (page: Page) => Promise<void>> = {
  toastMessage: (page) => leavesAfter(page, serverMessage, shellLimits.errorToastMs),
  tryLater: (page) => leavesAfter(page, serverMessage, shellLimits.errorToastMs),
  serverError: async (page) => {
    await leavesAfter(page, "服务器出了点小差~", shellLimits.errorToastMs);
    await expect(page.getByText(serverMessage)).toHaveCount(0);
  },
  signIn: async (page) => {
    await page.waitForURL((url) => url.pathname === "/login" && url.searchParams.has("redirect"));
    await expect(page.getByText("账号已离线，请重新登录")).toBeVisible();
  },
  dealerChanged: async (page) => {
    await page.clock.resume();
    const dialog = page.getByRole("alertdialog", { name: "信息更新" });
    await expect(dialog).toContainText("您绑定的经销商信息已更新");
    await expect(dialog.getByRole("button")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    const home = page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname === "/",
    );
    await dialog.getByRole("button", { name: "我知道了" }).click();
    await home;
    await page.waitForURL((url) => url.pathname === "/");
  },
  rejectSilently: async (page) => {
    await expect(page.getByRole("button", { name: `删除“${word}”` })).toBeVisible();
    await expect(page.getByText(serverMessage)).toHaveCount(0);
  },
};

/** Forgets a searched word while the server answers so; the page's clock is stopped. */
async function failACall(page: Page, answer: { code: string; msg: string } | "away"): Promise<void> {
  await enterAs(page, "member01");
  await page.clock.install();
  await page.goto(`/list?pn=${encodeURIComponent(word)}&st=0`);
  await page.goto("/list?st=0");
  await page.route("**/api/search/deleteHistory**", (route) =>
    answer === "away" ? route.abort() : route.fulfill({ json: { success: false, data: null, ...answer } }),
  );
  await page.getByRole("combobox", { name: "搜索商品" }).click();
  const forget = page.getByRole("button", { name: `删除“${word}”` });
  await expect(forget).toBeVisible();
  await holdTime(page);
  await forget.click();
}

for (const [code, reaction] of rows)
  test(`a call that answers ${code} ends in ${reaction}`, async ({ page }) => {
    await failACall(page, { code, msg: serverMessage });
    await meets[reaction](page);
  });

for (const code of ["A00001", "A03002"])
  test(`${code} without words says Error`, async ({ page }) => {
    await failACall(page, { code, msg: "" });
    await leavesAfter(page, "Error", shellLimits.errorToastMs);
  });

test("the details of a server problem are logged", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await failACall(page, { code: "A00005", msg: serverMessage });
  await expect.poll(() => logged.join("\n")).toContain("A00005");
});

test("a call without an answer is only logged, and the word stays", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await failACall(page, "away");
  await expect.poll(() => logged.join("\n")).toContain("no answer from the server");
  await expect(page.getByRole("button", { name: `删除“${word}”` })).toBeVisible();
});

test("searching in a suspended shop is warned about for one second", async ({ page }) => {
  await enterAs(page, "closed01");
  await page.clock.install();
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const box = page.getByRole("combobox", { name: "搜索商品" });
  await box.fill(word);
  await holdTime(page);
  await box.press("Enter");
  await leavesAfter(page, "当前店铺已暂停营业，无法查看", shellLimits.closedShopWarningMs);
  expect(new URL(page.url()).pathname).toBe("/");
});
