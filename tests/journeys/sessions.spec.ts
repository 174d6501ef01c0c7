import { request as ask } from "node:http";
import { enterAs, expect, test } from "../support/journey.ts";

// That every page does so is proved by the host's test of every page.
test("a page asks a visitor to sign in before anything renders", async ({ request }) => {
  const answer = await request.get("/cart?probe=1", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/login?redirect=%2Fcart%3Fprobe%3D1");
  const data = await request.get("/cart.data?probe=1", { maxRedirects: 0 });
  expect(await data.text()).toContain("/login?redirect=");
});

test("no script can read the session", async ({ page, context }) => {
  await enterAs(page, "vip01");
  await page.goto("/");
  const token = (await context.cookies()).find(({ name }) => name === "bbcToken");
  expect(token).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(await page.evaluate(() => document.cookie)).not.toContain("bbcToken");
  expect(await page.content()).not.toContain(token?.value ?? "?");
});

test("a call from another site, or without the client's own header, is refused", async ({
  buyer,
  request,
}) => {
  const cookie = `bbcToken=${buyer.token}`;
  const own = { cookie, locale: "zh_CN", "sec-fetch-site": "same-origin" };
  const call = (headers: Record<string, string>) =>
    request.get("/api/p/shopCart/prodCount", { headers }).then((answer) => answer.status());
  expect(await call(own)).toBe(200);
  expect(await call({ cookie, "sec-fetch-site": "same-origin" })).toBe(403);
  expect(await call({ ...own, "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await call({ ...own, "sec-fetch-site": "same-site" })).toBe(403);
  const form = await request.post("/user-center/uc-order", {
    headers: { cookie, "sec-fetch-site": "cross-site" },
    form: { intent: "cancel", orderNumber: "1" },
  });
  expect(form.status()).toBe(403);
});

test("a form that does not say how long it is, is not read", async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? "");
  const headers = {
    "transfer-encoding": "chunked",
    "sec-fetch-site": "same-origin",
    "content-type": "application/x-www-form-urlencoded",
  };
  const status = await new Promise((resolve, reject) => {
    const sent = ask({ hostname, port, path: "/login", method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on("error", reject);
    sent.write("userName=vip01");
    sent.end();
  });
  expect(status).toBe(411);
});

test("the token never comes to the browser through the forwarded sign-in", async ({ request }) => {
  const answer = await request.post("/api/login", {
    headers: { locale: "zh_CN", "sec-fetch-site": "same-origin" },
    data: { userName: "vip01", passWord: "Mall@2026" },
  });
  expect(answer.status()).toBe(403);
});

test.describe("with a policy that keeps scripts out", () => {
  // The browser tells of what it kept out.
  test.use({ mayBreak: true });

  test("a script written into a page does not run", async ({ page, buyer }) => {
    expect(buyer.userId).toBeGreaterThan(0);
    await page.goto("/list?st=0");
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.__ran = true";
      document.body.append(script);
      const picture = document.createElement("div");
      picture.innerHTML = '<img src="x" onerror="window.__ran = true">';
      document.body.append(picture);
      return new Promise((resolve) => setTimeout(() => resolve("__ran" in window), 500));
    });
    expect(ran).toBe(false);
  });
});
