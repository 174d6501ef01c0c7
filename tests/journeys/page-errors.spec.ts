import { get } from "node:http";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { openAs } from "../support/buyer.ts";
import { cartLink, expect, seedPassword, test, waitForHydration } from "../support/journey.ts";
import { openApiThatSays, openHost, openServer, type Running } from "../support/own-host.ts";

/** What a test opened is closed after it, whatever happened. */
const opened: Running[] = [];
const keep = async (running: Promise<Running>): Promise<Running> => {
  opened.push(await running);
  return opened.at(-1) as Running;
};
test.afterEach(async () => {
  for (const running of opened.splice(0).reverse()) await running.stop();
});

const trouble = "服务器出了点小差~";
const refused = "当前访问人数较多，请稍后再试";

test("without the API every page says so with 503 and tries again", async ({ page }) => {
  const api = await openServer((request) => request.socket.destroy());
  const host = await keep(openHost({ API_ORIGIN: api.url }));
  const answer = await page.goto(`${host.url}/login`);
  expect(answer?.status()).toBe(503);
  await expect(page).toHaveTitle(`${trouble} - 百工商城`);
  await expect(page.getByRole("heading", { name: trouble })).toBeVisible();
  await expectAccessible(page);
  const again = page.waitForResponse((response) => response.url() === `${host.url}/login`);
  await page.getByRole("link", { name: "重试" }).click();
  expect((await again).status()).toBe(503);
  await api.stop();
});

test("a server in trouble is a page with 500 and the number to tell the service", async ({ page }) => {
  const body = JSON.stringify({ success: false, code: "A00005", msg: "", data: null });
  const api = await keep(
    openServer((_, response) => response.writeHead(500, { "content-type": "application/json" }).end(body)),
  );
  const host = await keep(openHost({ API_ORIGIN: api.url }));
  await page.setExtraHTTPHeaders({ "x-request-id": "problem-4711" });
  const answer = await page.goto(`${host.url}/login`);
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole("heading", { name: trouble })).toBeVisible();
  await expect(page.getByText("problem-4711")).toBeVisible();
});

test("the trouble page wears the brand", async ({ page }) => {
  const api = await keep(openServer((request) => request.socket.destroy()));
  const host = await keep(openHost({ API_ORIGIN: api.url, MALL_BRAND: "qinghe" }));
  await page.goto(`${host.url}/login`);
  await expect(page).toHaveTitle(`${trouble} - 青禾商贸`);
  await expect(page.locator("html")).toHaveAttribute("data-mall-brand", "qinghe");
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/assets/favicon-qinghe.svg");
});

test("the trouble page speaks the language that the visitor chose, in the browser too", async ({
  page,
  context,
}) => {
  const api = await keep(openServer((request) => request.socket.destroy()));
  const host = await keep(openHost({ API_ORIGIN: api.url, MALL_LANGUAGES: "zh_CN,en" }));
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await context.addCookies([{ name: "bbcLanguage", value: "en", url: host.url }]);
  await page.goto(`${host.url}/login`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveTitle("Server problem - 百工商城");
  const retry = page.getByRole("link", { name: "Retry" });
  // The browser's own render must say what the server's said.
  await waitForHydration(retry);
  const again = page.waitForResponse((response) => response.url() === `${host.url}/login`);
  await retry.click();
  await again;
  await expect(page.getByRole("heading", { name: "Something went wrong on our server" })).toBeVisible();
  expect(logged.filter((text) => /hydrat|#4\d\d/i.test(text))).toEqual([]);
});

test("a page whose data does not come while browsing shows it in the chrome, with a way to try again", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.goto("/list?st=0");
  await page.waitForFunction(() => sessionStorage.getItem("bbcUserInfo") !== null);
  await page.waitForLoadState("networkidle");
  await page.route("**/cart.data**", (route) => route.abort());
  await cartLink(page).click();
  await expect(page.getByRole("heading", { name: trouble })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "搜索商品" })).toBeVisible();
  expect(logged.join()).toMatch(/Failed to (fetch|load)|ERR_FAILED/);
  await page.unroute("**/cart.data**");
  await page.getByRole("link", { name: "重试" }).click();
  await expect(page.getByRole("heading", { name: trouble })).toBeHidden();
  await page.waitForURL("**/cart");
});

test("a busy mall says so, tries again by itself a few times, then leaves it to the button", async ({
  page,
  context,
  buyer,
}) => {
  const call = "POST /p/shopCart/info";
  const answers: Record<string, unknown> = {
    [call]: { success: false, code: "A00016", msg: "", data: null },
  };
  const api = await keep(openApiThatSays(process.env.API_URL ?? "", answers));
  const host = await keep(openHost({ API_ORIGIN: api.url }));
  await openAs(context, buyer, host.url);
  const tries: number[] = [];
  page.on("response", (response) => response.url().includes("/cart.data") && tries.push(response.status()));
  await page.clock.install();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body && document.title === "") document.documentElement.dataset.wasUntitled = "";
    }).observe(document, { childList: true, subtree: true });
  });
  const answer = await page.goto(`${host.url}/cart`);
  expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([503, "5"]);
  await expect(page.getByRole("heading", { name: "当前访问人数较多" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "搜索商品" })).toBeVisible();
  await expect(page.getByText(/^\d 秒后自动重试$/)).toBeVisible();
  await page.waitForSelector("html[data-mall-usable]:not([data-was-untitled])");
  await expect(page).toHaveTitle(/当前访问人数较多/);
  await expectAccessible(page);
  const spent = page.getByText("已自动重试多次，请稍后手动重试。");
  await expect(async () => {
    await page.clock.runFor(9_000);
    await expect(spent).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(tries).toEqual([503, 503, 503]);
  delete answers[call];
  await page.getByRole("link", { name: "立即重试" }).click();
  await expect(page.getByText("购物车还是空的")).toBeVisible();
});

test("a list that could not be loaded says so in its place and comes by 重试", async ({
  page,
  context,
  buyer,
}) => {
  const call = "GET /p/myOrder/myOrderSearch";
  const answers: Record<string, unknown> = {
    [call]: { success: false, code: "A00005", msg: "", data: null },
  };
  const api = await keep(openApiThatSays(process.env.API_URL ?? "", answers));
  const host = await keep(openHost({ API_ORIGIN: api.url }));
  await openAs(context, buyer, host.url);
  expect((await page.goto(`${host.url}/user-center/uc-order`))?.status()).toBe(500);
  const main = page.getByRole("main");
  await expect(main.getByText("订单加载失败")).toBeVisible();
  await expect(main.getByRole("link", { name: "待付款" })).toBeVisible();
  await expectAccessible(page);
  const retry = main.getByRole("button", { name: "重试" });
  await waitForHydration(retry);
  // Without a network the page stays, and the button is there for the next press.
  await context.setOffline(true);
  await retry.click();
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  delete answers[call];
  await retry.click();
  await expect(main.getByText("暂无订单")).toBeVisible();
});

/** The host has no room for the next such request, in its own envelope. */
async function turnAwayOnce(page: Page, address: string, method: string): Promise<void> {
  let isOver = false;
  await page.route(address, (route) => {
    if (isOver || route.request().method() !== method) return route.continue();
    isOver = true;
    return route.fulfill({
      status: 503,
      headers: { "retry-after": "2" },
      json: { success: false, code: "A00016", msg: refused, data: { retryAfterSeconds: 2 } },
    });
  });
}

test("a page that the host has no room for tries again by itself after the wait and opens", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.clock.install();
  await page.goto("/list?st=0");
  await waitForHydration(cartLink(page));
  await turnAwayOnce(page, "**/cart.data**", "GET");
  await cartLink(page).click();
  await expect(page.getByRole("heading", { name: "当前访问人数较多" })).toBeVisible();
  await expect(page.getByText(/^[23] 秒后自动重试$/)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "搜索商品" })).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(page.getByText("购物车还是空的")).toBeVisible();
});

test("a form that the host has no room for says so, keeps what was typed and goes through later", async ({
  page,
}) => {
  await page.goto("/login?redirect=%2Fcart");
  const submit = page.getByRole("button", { name: "登录", exact: true });
  await waitForHydration(submit);
  const password = page.getByRole("textbox", { name: "密码" });
  await page.getByRole("textbox", { name: "账号" }).fill("vip01");
  await password.fill(seedPassword);
  await turnAwayOnce(page, "**/login.data**", "POST");
  await submit.click();
  await expect(page.getByText(refused)).toBeVisible();
  await expect(password).toHaveValue(seedPassword);
  await submit.click();
  await page.waitForURL("**/cart");
});

test("plain http on a .com host goes to https before anything renders", async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? "");
  const ask = (headers: Record<string, string>, path = "/cart?from=mail") =>
    new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) =>
      get({ host: "127.0.0.1", port, path, headers }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, location: answer.headers.location });
      }).on("error", reject),
    );
  expect(await ask({ host: "mall.example.com" })).toEqual({
    status: 308,
    location: "https://mall.example.com/cart?from=mail",
  });
  expect(await ask({ host: "mall.example.com", "x-forwarded-proto": "http" })).toMatchObject({ status: 308 });
  expect(await ask({ host: "mall.example.com", "x-forwarded-proto": "https" })).toMatchObject({
    status: 302,
    location: "/login?redirect=%2Fcart%3Ffrom%3Dmail",
  });
  expect(await ask({ host: "mall.example.com.cn" })).toMatchObject({ status: 302 });
  expect(await ask({ host: "localhost" })).toMatchObject({ status: 302 });
});

test("the language cookie changes nothing unless the shop offers the language", async ({
  page,
  buyer,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "bbcLanguage", value: "en", url: baseURL ?? "" }]);
  await page.goto("/list?st=0");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByRole("button", { name: "退出登录" })).toBeVisible();

  const host = await keep(openHost({ API_ORIGIN: process.env.API_URL ?? "", MALL_LANGUAGES: "zh_CN,en" }));
  await openAs(context, buyer, host.url);
  await context.addCookies([{ name: "bbcLanguage", value: "en", url: host.url }]);
  await page.goto(`${host.url}/list?st=0`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  const asked = page.waitForRequest("**/api/search/getHistory**");
  await page.getByRole("banner").getByRole("combobox").click();
  expect((await asked).headers().locale).toBe("en");
  await context.addCookies([{ name: "bbcLanguage", value: "zh_CN", url: host.url }]);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

test.describe("in a page that breaks", () => {
  test.use({ mayBreak: true });

  test("work that was called off is not reported as broken, other faults are", async ({ page, buyer }) => {
    expect(buyer.userId).toBeGreaterThan(0);
    const faults: string[] = [];
    page.on("pageerror", (error) => void faults.push(error.message));
    await page.goto("/list?st=0");
    await page.evaluate(() => {
      void Promise.reject(new DOMException("called off", "AbortError"));
      void Promise.reject(new Error("broken"));
    });
    await expect.poll(() => faults).toEqual(["broken"]);
  });
});
