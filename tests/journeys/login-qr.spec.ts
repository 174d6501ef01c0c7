import { expectAccessible } from "../support/axe.ts";
import { newBuyer } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";

test.describe("the QR code", () => {
  test("is scanned and confirmed on a phone; this browser alone is signed in", async ({
    page,
    sandbox,
    browser,
    baseURL,
  }) => {
    const buyer = await newBuyer(process.env.API_URL ?? "");
    await page.goto("/login?redirect=%2Fcart");
    await page.getByRole("link", { name: "扫码登录" }).click();
    await expect(page.getByRole("img", { name: "登录二维码" })).toBeVisible();
    await expect(page.getByText("请使用手机扫描二维码登录")).toBeVisible();
    await expectAccessible(page);
    const code = await sandbox.loginCode();
    await sandbox.scanLogin(code, `crowd_${buyer.userId}`);
    await expect(page.getByText("请在手机上确认登录")).toBeVisible();
    await expectAccessible(page);
    await sandbox.confirmLogin(code);
    await page.waitForURL((url) => url.pathname === "/cart");
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === "bbcToken")?.httpOnly).toBe(true);
    expect(cookies.find(({ name }) => name === "bbcUserId")?.value).toBe(String(buyer.userId));
    const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    const thief = await other.newPage();
    await thief.goto("/login");
    const answer = await thief.evaluate(
      async (seen) =>
        (
          await fetch("/api/codeStatus", {
            method: "POST",
            headers: { "content-type": "application/json", locale: "zh_CN" },
            body: JSON.stringify({ code: seen, secret: "guessed" }),
          })
        ).json(),
      code,
    );
    expect(answer.data).toMatchObject({ status: "expired", session: null });
    await other.close();
  });

  test("no script of the page ever sees the session", async ({ page, sandbox }) => {
    const buyer = await newBuyer(process.env.API_URL ?? "");
    const bodies: string[] = [];
    page.on("response", async (response) => {
      if (response.url().endsWith("/codeStatus")) bodies.push(await response.text().catch(() => ""));
    });
    await page.goto("/login?tab=qr");
    await expect(page.getByRole("img", { name: "登录二维码" })).toBeVisible();
    await expect(page.getByText("请使用手机扫描二维码登录")).toBeVisible();
    const code = await sandbox.loginCode();
    await sandbox.scanLogin(code, `crowd_${buyer.userId}`);
    await sandbox.confirmLogin(code);
    await page.waitForURL((url) => url.pathname === "/");
    const token = (await page.context().cookies()).find(({ name }) => name === "bbcToken")?.value ?? "none";
    expect(token.length).toBeGreaterThan(20);
    expect(bodies.join()).not.toContain(token);
  });

  test("expires after two minutes and is refreshed by a press", async ({ page, sandbox }) => {
    await page.goto("/login?tab=qr");
    await expect(page.getByText("请使用手机扫描二维码登录")).toBeVisible();
    const code = await sandbox.loginCode();
    await sandbox.advanceClock(120_000);
    await page.getByRole("button", { name: "二维码已失效，点击刷新" }).click();
    await expect(page.getByText("请使用手机扫描二维码登录")).toBeVisible();
    expect(await sandbox.loginCode()).not.toBe(code);
  });

  test("is not asked after in a hidden tab, and again once it is seen", async ({ page }) => {
    await page.goto("/login?tab=qr");
    await expect(page.getByText("请使用手机扫描二维码登录")).toBeVisible();
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/codeStatus")) asked += 1;
    });
    const turn = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await turn(true);
    await page.waitForTimeout(300);
    asked = 0;
    await page.waitForTimeout(4_500);
    expect(asked).toBe(0);
    await turn(false);
    await expect.poll(() => asked).toBeGreaterThan(0);
  });
});
