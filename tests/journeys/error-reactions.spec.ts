import { expect, type Page } from "@playwright/test";
import { signIn, test } from "../support/journey.ts";

/** Every code of the catalogue with what a buyer then meets (Spec §8); law 9 demands a row for each. */
const rows = [
  ["A00001", "toastMessage"],
  ["A03002", "toastMessage"],
  ["A00004", "signIn"],
  ["A00008", "dealerChanged"],
  ["A00005", "serverTrouble"],
  ["A00003", "rejectSilently"],
  ["A00013", "rejectSilently"],
  ["A00014", "rejectSilently"],
  ["Z99999", "rejectSilently"],
] as const;

const word = "螺丝";
const said = "服务器的原话";

const meets: Record<(typeof rows)[number][1], (page: Page) => Promise<void>> = {
  toastMessage: async (page) => {
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText(said)).toBeHidden();
  },
  serverTrouble: async (page) => {
    await expect(page.getByText("服务器出了点小差~")).toBeVisible();
    await expect(page.getByText(said)).toHaveCount(0);
  },
  signIn: async (page) => {
    await page.waitForURL((url) => url.pathname === "/login" && url.searchParams.has("redirect"));
  },
  dealerChanged: async (page) => {
    const dialog = page.getByRole("alertdialog", { name: "信息更新" });
    await expect(dialog).toContainText("您绑定的经销商信息已更新");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "我知道了" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  },
  rejectSilently: async (page) => {
    await expect(page.getByRole("button", { name: `删除“${word}”` })).toBeVisible();
    await expect(page.getByText(said)).toHaveCount(0);
  },
};

for (const [code, reaction] of rows) {
  test(`a call that answers ${code} ends in ${reaction}`, async ({ page }) => {
    await signIn(page, "member01");
    await page.goto(`/list?pn=${encodeURIComponent(word)}&st=0`);
    await page.goto("/list?st=0");
    await page.route("**/api/search/deleteHistory**", (route) =>
      route.fulfill({ json: { success: false, code, msg: said, data: null } }),
    );
    await page.getByRole("combobox", { name: "搜索商品" }).click();
    await page.getByRole("button", { name: `删除“${word}”` }).click();
    await meets[reaction](page);
  });
}
