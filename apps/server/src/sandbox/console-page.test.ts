import { genLoginCode } from "@tradehall/api-client/endpoints/account/session/gen-login-code";
import { sendLoginSms } from "@tradehall/api-client/endpoints/account/sms/send-login-sms";
import { applyFromLanding } from "@tradehall/api-client/endpoints/landing/apply";
import { sandboxBindShop } from "@tradehall/api-client/endpoints/sandbox/account/bind-shop";
import { sandboxScanLogin } from "@tradehall/api-client/endpoints/sandbox/account/scan-login";
import { advanceClock } from "@tradehall/api-client/endpoints/sandbox/advance-clock";
import { leadFormExample } from "@tradehall/api-client/models/landing";
import { fen } from "@tradehall/mall-rules/money";
import { describe, expect, test } from "vitest";
import { orders, payments, smsCodes } from "#server/db/schema/index.ts";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

describe("with the sandbox", () => {
  const server = testServer();
  const page = async () => (await server.app.inject({ url: "/sandbox" })).body;

  test("hears its own page and programs, and no page of another origin", async () => {
    const move = (headers: Record<string, string>) =>
      server.app.inject({
        ...{ method: "POST", url: advanceClock.path },
        headers,
        payload: { advanceMs: 1_000 },
      });
    const host = "localhost:3001";
    const codes = await Promise.all([
      move({ host }),
      move({ host, origin: "http://localhost:3001" }),
      move({ host, origin: "http://localhost:3000" }),
      move({ host, origin: "https://shop.example" }),
      move({ host, origin: "null" }),
    ]);
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404, 404]);
  });

  test("shows the clock, a sent code, a payment that waits and an order by its state", async () => {
    await server.call(sendLoginSms, {
      body: { mobile: "13800000101", captcha: await solvedCaptcha(server) },
    });
    const [sent] = await server.database.db.select().from(smsCodes);
    const createdAt = server.clock.now();
    const common = { userId: world.users.buyer, createdAt };
    await server.database.db.insert(payments).values({
      ...common,
      payNo: "P2026112100000001",
      orderNumbers: ["261121093015482913746"],
      amountFen: fen(16_500),
      payType: 3,
      status: "waiting",
      expiresAt: new Date(createdAt.getTime() + 300_000),
    });
    await server.database.db.insert(orders).values({
      ...common,
      orderNumber: "261121093015482913746",
      submitId: "one",
      shopId: world.shops.own,
      shopName: "<b>自营店</b>",
      status: 2,
      goodsFen: fen(16_500),
      actualFen: fen(16_500),
      payType: 3,
      payNo: "P2026112100000001",
      paidAt: createdAt,
    });
    const text = await page();
    expect(text).toContain(`<b>${sent?.code}</b>`);
    expect(text).toContain("/sandbox/pay/scan");
    expect(text).toContain("P2026112100000001");
    expect(text).toContain("paid (1)");
    expect(text).toContain("/sandbox/orders/261121093015482913746/ship");
    expect(text).toContain("&lt;b&gt;自营店&lt;/b&gt;");
  });

  test("offers phones of the seed to scan a shown login code, then to confirm it", async () => {
    const { code } = (await server.call(genLoginCode)).data;
    const waiting = await page();
    expect(waiting).toContain("Sign-in by QR code");
    expect(waiting).toContain("/sandbox/login/scan");
    expect(waiting).toContain("dealer01");
    await server.call(sandboxScanLogin, { body: { code, account: "buyer01" } });
    const scanned = await page();
    expect(scanned).toContain("/sandbox/login/confirm");
    expect(scanned).toContain("buyer01");
  });

  test("offers to bind who sent an enquiry and has no shop yet", async () => {
    const token = await server.signIn(world.users.homeless);
    const body = { ...leadFormExample, skuId: world.skus.screwM6, enterpriseName: "等待绑定公司" };
    await server.call(applyFromLanding, { body }, { token });
    const waiting = await page();
    expect(waiting).toContain("等待绑定公司");
    expect(waiting).toContain("Bind to shop 1");
    await server.call(sandboxBindShop, { body: { userId: world.users.homeless, shopId: world.shops.own } });
    expect(await page()).not.toContain("Bind to shop 1");
  });

  test("follows the moved clock", async () => {
    await server.call(advanceClock, { body: { advanceMs: 600_000 } });
    const text = await page();
    expect(text).toContain("expired");
    expect(text).not.toContain("/sandbox/pay/scan");
  });

  test("runs nothing but its own script, and that is there", async () => {
    const answer = await server.app.inject({ url: "/sandbox" });
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).not.toMatch(/<script(?![^>]* src=)|\son\w+=|style="/);
    const files = await Promise.all(
      ["console.js", "console.css"].map((name) => server.app.inject({ url: `/sandbox/${name}` })),
    );
    expect(files.map(({ headers }) => headers["content-type"])).toEqual([
      "text/javascript; charset=utf-8",
      "text/css; charset=utf-8",
    ]);
  });
});

describe("without the sandbox", () => {
  const server = testServer({ sandbox: false });

  test.each(["/sandbox", "/sandbox/console.js", "/sandbox/orders"])("knows no %s", async (url) => {
    const answer = await server.app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ success: false, code: "A00013", msg: "", data: null });
  });
});
