import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { sessionEndWords } from "../../packages/mall-rules/src/words/session.ts";
import { starter } from "../../tools/parts/published-entry-points.mjs";
import type { Running } from "../support/own-host.ts";
import { openSandbox } from "../support/sandbox.ts";
import { archive, archivesFolder, done } from "./archives.ts";
import { openMall } from "./mall.ts";
import { type Served, serveShop } from "./shops.ts";

const keyword = "扳手";
const aWeekAndADay = 8 * 24 * 60 * 60 * 1000;

// Each shop is installed and built first, beside whatever else the machine does.
test.describe.configure({ timeout: 300_000 });

let mall: Running;
let room: string;

test.beforeAll(async () => {
  room = fs.mkdtempSync(path.join(os.tmpdir(), "tradehall-template-"));
  await done("tar", ["-xf", archive("npm", starter), "-C", room], room);
  mall = await openMall();
});

test.afterAll(async () => {
  await mall?.stop();
  fs.rmSync(room, { recursive: true, force: true });
});

/** A new shop out of the packed program and packages, built as its README says. */
async function createShop(framework: "vite" | "next"): Promise<string> {
  const folder = path.join(room, `${framework}-shop`);
  const packages = path.join(archivesFolder, "npm");
  const program = path.join(room, "package/create-shop.mjs");
  await done(process.execPath, [program, folder, "--framework", framework, "--packages", packages], room);
  fs.writeFileSync(path.join(folder, ".env"), `MALL_API=${mall.url}\n`);
  await done("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"], folder);
  await done("npm", ["run", "build"], folder, { NEXT_TELEMETRY_DISABLED: "1" });
  return folder;
}

/** What a page says to the console, but for refused calls: those are part of the walk. */
function listenTo(page: Page): string[] {
  const logged: string[] = [];
  page.on("console", (message) => {
    const isRefusal = message.text().includes("401 (Unauthorized)");
    if (["error", "warning"].includes(message.type()) && !isRefusal) logged.push(message.text());
  });
  page.on("pageerror", (error) => logged.push(String(error)));
  return logged;
}

async function signIn(page: Page, userName: string): Promise<void> {
  await page.getByRole("textbox", { name: "账号" }).fill(userName);
  await page.getByLabel("密码", { exact: true }).fill("Mall@2026");
  await page.getByRole("button", { name: "登录", exact: true }).click();
}

/** From the list into the cart and out of it again, with signing in on the way. */
async function buyAndRegret(page: Page, url: string, userName: string): Promise<void> {
  await page.goto(`${url}/goods`);
  await page.getByRole("link", { name: "下一页" }).first().click();
  await expect(page).toHaveURL(/\/goods\?page=2$/);
  await page.getByRole("combobox").fill(keyword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${url}/goods?pn=${encodeURIComponent(keyword)}`);
  const card = page.getByRole("main").getByRole("listitem").getByRole("link", { name: keyword }).first();
  await card.click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  const choice = page.getByRole("radiogroup").first().getByRole("radio").nth(1);
  const chosen = await choice.textContent();
  await choice.click();
  const add = page.getByRole("button", { name: "加入购物车" }).first();
  await add.click();
  await expect(page).toHaveURL(/\/login\?back=/);
  await signIn(page, userName);
  await expect(page).toHaveURL(/\/product\/\d+\?skuId=\d+/);
  await expect(page.getByRole("radio", { name: chosen ?? "", exact: true })).toBeChecked();
  await add.click();
  await expect(page.getByText("已加入购物车")).toBeVisible();
  await page.getByRole("link", { name: "购物车，1 件商品" }).click();
  await expect(page).toHaveURL(`${url}/cart`);
  const quantity = page.getByRole("main").getByRole("spinbutton");
  const total = page.getByText("合计").locator("..");
  const before = await total.textContent();
  await page.getByRole("main").getByRole("button", { name: "增加" }).click();
  await expect(quantity).toHaveValue("2");
  await expect(total).not.toHaveText(before ?? "");
  await expect(page.getByRole("link", { name: "购物车，2 件商品" })).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue("2");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^删除“/ })
    .click();
  await expect(page.getByText("购物车还是空的")).toBeVisible();
}

/** The session ends while the buyer is away: they read why, and come back to where they were. */
async function comeBackLate(page: Page, url: string, userName: string): Promise<void> {
  await openSandbox(mall.url).advanceClock(aWeekAndADay);
  await page.goto(`${url}/cart`);
  await expect(page.getByText(sessionEndWords.expired.zh_CN)).toBeVisible();
  await signIn(page, userName);
  await expect(page).toHaveURL(`${url}/cart`);
  await expect(page.getByText("购物车还是空的")).toBeVisible();
}

async function addAddress(page: Page): Promise<void> {
  await page.getByRole("button", { name: "新增收货地址" }).click();
  const dialog = page.getByRole("dialog", { name: "新增收货地址" });
  await dialog.getByRole("textbox", { name: "收货人" }).fill("周明");
  await dialog.getByRole("textbox", { name: "手机号" }).fill("13800001234");
  await dialog.getByRole("textbox", { name: "详细地址" }).fill("张江路 100 号");
  for (const [level, name] of [
    ["省份", "上海市"],
    ["城市", "上海市"],
    ["区县", "浦东新区"],
  ] as const)
    await dialog.getByRole("combobox", { name: level }).selectOption(name);
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(dialog).toBeHidden();
}

/** What is bought now goes to a new address, and the mall has the order once. */
async function order(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/goods?pn=${encodeURIComponent(keyword)}`);
  await page.getByRole("main").getByRole("listitem").getByRole("link", { name: keyword }).first().click();
  await page.getByRole("radiogroup").first().getByRole("radio").nth(1).click();
  await page.getByRole("button", { name: "立即购买" }).first().click();
  await expect(page).toHaveURL(/\/checkout\?prodId=\d+&skuId=\d+&count=1$/);
  await addAddress(page);
  await expect(page.getByText("寄送至").first()).toContainText("张江路 100 号");
  await page.getByRole("button", { name: "提交订单" }).click();
  await expect(page.getByRole("heading", { name: "订单已提交" })).toBeVisible();
  await expect(page.getByText(/^订单号：\d+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^订单号：\d+$/)).toBeVisible();
}

async function walk(page: Page, served: Served, userName: string): Promise<void> {
  const logged = listenTo(page);
  await buyAndRegret(page, served.url, userName);
  await comeBackLate(page, served.url, userName);
  await order(page, served.url);
  expect(logged).toEqual([]);
}

test("the template for Vite", async ({ page }) => {
  const folder = await createShop("vite");
  const served = await serveShop(folder, "vite", "preview", "--strictPort", "--port");
  try {
    await walk(page, served, "member01");
    // The token is this tab's own.
    const kept = await page.evaluate(() => [localStorage.length, sessionStorage.getItem("shop.token")]);
    expect(kept).toEqual([0, expect.stringMatching(/./)]);
    await page.route("**/api/search/page?*", async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      for (const card of answer.data.records) card.pic = "";
      await route.fulfill({ response, json: answer });
    });
    await page.goto(`${served.url}/goods`);
    await expect(page.locator("main img").first()).toHaveAttribute("src", /^\/samples\/\w+\.svg$/);
  } finally {
    await served.stop();
  }
});

test("the template for Next, whose server draws list and product", async ({ page }) => {
  const folder = await createShop("next");
  const served = await serveShop(folder, "next", "start", "--port");
  try {
    const list = await (await fetch(`${served.url}/goods?pn=${encodeURIComponent(keyword)}`)).text();
    const [, href = ""] = /href="(\/product\/\d+)/.exec(list) ?? [];
    expect(await (await fetch(served.url + href)).text()).toContain("加入购物车");
    expect((await fetch(`${served.url}/product/999999999`)).status).toBe(404);
    await walk(page, served, "retail01");
    const [cookie] = await page.context().cookies(`${served.url}/api/`);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/api" });
    // Nothing that a script reads holds the token.
    const readable = await page.evaluate(() => [document.cookie, ...Object.values({ ...localStorage })]);
    expect(readable).toEqual(["", "cookie"]);
  } finally {
    await served.stop();
  }
});
