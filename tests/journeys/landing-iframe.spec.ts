import { expect, test } from "../support/journey.ts";
import { openHost, openServer } from "../support/own-host.ts";

/** A page of someone else's site, on a port of its own, that embeds the form and keeps what it is told. */
const foreignSite = (storeUrl: () => string) =>
  openServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>合作方</title><iframe id="form" title="form" src="${storeUrl()}/landing-iframe" width="480" height="300"></iframe>
<script>
  window.told = [];
  addEventListener("message", (event) => {
    window.told.push({ origin: event.origin, ...event.data });
    if (event.data.type === "height") document.getElementById("form").height = event.data.height;
  });
</script>`);
  });

/** A host of its own that lets a foreign site embed the form. */
const embeddableHost = (origin: string) =>
  openHost({ API_ORIGIN: process.env.API_URL ?? "", LANDING_EMBED_ORIGIN: origin });

test("the configured site embeds the form, follows its height and hears of the enquiry", async ({ page }) => {
  let storeUrl = "";
  const site = await foreignSite(() => storeUrl);
  const host = await embeddableHost(site.url);
  storeUrl = host.url;
  try {
    await page.context().addCookies([{ name: "bbcToken", value: "x".repeat(43), url: host.url }]);
    await page.goto(site.url);
    const form = page.frameLocator("#form");
    await expect(form.getByRole("button", { name: "提交需求" })).toBeVisible();
    const told = () => page.evaluate(() => (window as unknown as { told: Record<string, unknown>[] }).told);
    await expect.poll(async () => (await told()).some(({ type }) => type === "height")).toBe(true);
    // The frame is as high as the form: nothing scrolls inside it.
    await expect
      .poll(() => page.locator("#form").evaluate((frame) => Number((frame as HTMLIFrameElement).height)))
      .toBeGreaterThan(500);
    await form.getByRole("combobox", { name: /意向商品型号/ }).selectOption({ index: 1 });
    await form.getByRole("combobox", { name: /企业名称/ }).fill("合作方介绍的企业");
    await form.getByText("经销商", { exact: true }).click();
    await form.getByRole("textbox", { name: /联系人/ }).fill("周明远");
    await form.getByRole("textbox", { name: /手机号/ }).fill("13800009999");
    await form.getByRole("combobox", { name: "省份" }).selectOption({ label: "上海市" });
    await form.getByRole("combobox", { name: "城市" }).selectOption({ label: "上海市" });
    await form.getByRole("combobox", { name: "区县" }).selectOption({ label: "浦东新区" });
    await form.getByRole("combobox", { name: /了解渠道/ }).selectOption({ label: "其他" });
    await form.getByRole("button", { name: "提交需求" }).click();
    await expect(form.getByRole("heading", { name: "提交成功，感谢您的信任" })).toBeVisible();
    await expect
      .poll(async () => (await told()).find(({ type }) => type === "success"))
      .toMatchObject({
        origin: host.url,
        source: "tradehall-landing",
      });
    const response = await fetch(`${process.env.API_URL}/sandbox/leads`);
    const { data } = (await response.json()) as { data: Record<string, unknown>[] };
    expect(data[0]).toMatchObject({ enterpriseName: "合作方介绍的企业", isEmbedded: 1, userId: null });
  } finally {
    await host.stop();
    await site.stop();
  }
});

test("only that page, and only for that site, may stand in a frame; it reads and sets no cookie", async () => {
  const host = await embeddableHost("https://partner.example");
  try {
    const cookie = `bbcToken=${"x".repeat(43)}`;
    const form = await fetch(`${host.url}/landing-iframe`, { headers: { cookie } });
    // An answer left unread would hold the host's connection open, and the host at its end.
    await form.text();
    expect(form.status).toBe(200);
    expect(form.headers.get("content-security-policy")).toContain("frame-ancestors https://partner.example");
    expect(form.headers.get("x-frame-options")).toBeNull();
    expect(form.headers.getSetCookie()).toEqual([]);
    for (const other of ["/landing", "/login", "/termsPage?type=1", "/landing-iframe-x"]) {
      const answer = await fetch(`${host.url}${other}`, { redirect: "manual" });
      await answer.text();
      const { headers } = answer;
      expect(headers.get("content-security-policy"), other).toContain("frame-ancestors 'none'");
      expect(headers.get("x-frame-options"), other).toBe("DENY");
    }
  } finally {
    await host.stop();
  }
});

test("without a configured site no one may embed the form", async ({ request }) => {
  const answer = await request.get("/landing-iframe");
  expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(answer.headers()["x-frame-options"]).toBe("DENY");
});
