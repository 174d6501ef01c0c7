import type { Page } from "@playwright/test";
import { accessibilityFaults } from "../support/axe.ts";
import { fillEnquiry } from "../support/enquiry.ts";
import { expect, signIn, test } from "../support/journey.ts";

interface Lead {
  leadId: number;
  userId: number | null;
  enterpriseName: string;
  creditCode: string;
  contactName: string;
  mobile: string;
  region: string;
  isEmbedded: number;
}
const leads = async (): Promise<Lead[]> =>
  ((await (await fetch(`${process.env.API_URL}/sandbox/leads`)).json()) as { data: Lead[] }).data;

async function fill(page: Page, contact: string): Promise<void> {
  await fillEnquiry(page, contact);
  const company = page.getByRole("combobox", { name: /企业名称/ });
  await company.fill("");
  await company.pressSequentially("恒达");
  await expect(page.getByRole("option", { name: /苏州恒达精密机械有限公司/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(company).toHaveValue("苏州恒达精密机械有限公司");
  await page.getByRole("textbox", { name: /手机号/ }).fill("１３９ 0000 7788");
}

test("a visitor leaves an enquiry with a company that was looked up, and learns what happens next", async ({
  page,
}) => {
  const response = await page.goto("/landing");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: "工业品采购，一站配齐" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const before = (await leads()).length;
  await fill(page, "顾晓东");
  await page.getByRole("button", { name: "提交需求" }).click();
  await expect(page.getByRole("heading", { name: "提交成功，感谢您的信任" })).toBeFocused();
  await expect(page.getByRole("link", { name: "免费注册" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const [kept, ...rest] = await leads();
  expect(rest.length).toBe(before);
  expect(kept).toMatchObject({
    userId: null,
    enterpriseName: "苏州恒达精密机械有限公司",
    contactName: "顾晓东",
    mobile: "13900007788",
    region: "江苏省 苏州市 昆山市",
    isEmbedded: 0,
  });
  expect(kept?.creditCode).toMatch(/^[0-9A-Z]{18}$/);
  await page.getByRole("link", { name: "再提交一条" }).click();
  await expect(page.getByRole("textbox", { name: /联系人/ })).toHaveValue("");
});

test("an empty form names every fault at its field, the focus on the first, and loses nothing typed", async ({
  page,
}) => {
  await page.goto("/landing");
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox", { name: /联系人/ }).fill("顾");
  await page.getByRole("button", { name: "提交需求" }).click();
  await expect(page.getByText(/^请选择(意向商品型号|用户类型|了解渠道)$/)).toHaveCount(3);
  await expect(page.getByText("请选择所在地区")).toBeVisible();
  await expect(page.getByText("长度需为 2-20 个字符")).toBeVisible();
  await expect(page.getByRole("combobox", { name: /意向商品型号/ })).toBeFocused();
  await expect(page.getByRole("textbox", { name: /联系人/ })).toHaveValue("顾");
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a company that no one knows can be typed, and an input method's letters are not looked up", async ({
  page,
}) => {
  await page.goto("/landing");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/qccCompany")) asked.push(decodeURIComponent(request.url()));
  });
  const company = page.getByRole("combobox", { name: /企业名称/ });
  await company.click();
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "heng da", selectionStart: 7, selectionEnd: 7 });
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await session.send("Input.insertText", { text: "恒达" });
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain("keyword=恒达");
  await company.fill("从未登记过的某某公司");
  await expect(page.getByText("未找到匹配的企业，可直接填写全称")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent plainly: faults come back with what was typed, then it is kept", async ({
    page,
  }) => {
    await page.goto("/landing?provinceId=320000&cityId=320500");
    await page.getByRole("combobox", { name: /意向商品型号/ }).selectOption({ index: 1 });
    await page.getByLabel(/企业名称/).fill("手填有限公司");
    await page.getByRole("textbox", { name: /联系人/ }).fill("顾晓东");
    await page.getByRole("textbox", { name: /手机号/ }).fill("139");
    await page.getByText("经销商", { exact: true }).click();
    await page.getByRole("combobox", { name: "区县" }).selectOption({ label: "昆山市" });
    await page.getByRole("combobox", { name: /了解渠道/ }).selectOption({ index: 1 });
    await page.getByRole("button", { name: "提交需求" }).click();
    await expect(page.getByText("请输入以 1 开头的 11 位手机号").first()).toBeVisible();
    await expect(page.getByLabel(/企业名称/)).toHaveValue("手填有限公司");
    await expect(page.getByRole("combobox", { name: "区县" })).toHaveValue("320583");
    await page.getByRole("textbox", { name: /手机号/ }).fill("13900007788");
    await page.getByRole("button", { name: "提交需求" }).click();
    await expect(page.getByRole("heading", { name: "提交成功，感谢您的信任" })).toBeVisible();
    expect((await leads())[0]).toMatchObject({ enterpriseName: "手填有限公司", creditCode: "" });
  });
});

test("a buyer without a shop lands here, is told why, can sign out, and the enquiry is theirs", async ({
  page,
}) => {
  await signIn(page, "newbie01");
  expect(new URL(page.url()).pathname).toBe("/landing");
  await page.goto("/cart");
  await page.waitForURL((url) => url.pathname === "/landing");
  // An earlier try may have sent one already.
  await page.goto("/landing?again=1");
  await expect(page.getByText(/您的账号尚未绑定经销商店铺/)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await fill(page, "新用户");
  await page.getByRole("button", { name: "提交需求" }).click();
  await expect(page.getByText("店铺绑定完成后，本页自动进入商城，即可开始采购")).toBeVisible();
  expect((await leads())[0]).toMatchObject({ userId: 4, contactName: "新用户" });
  await page.getByRole("button", { name: "退出登录" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
});

test("the calls behind it need no session", async () => {
  for (const path of [
    "/qccCompany?keyword=恒达",
    "/listByPid?pid=0",
    "/sku/prodDropList",
    "/landingPage/landingPage/bg",
    "/landingPage/landingPage/prod",
  ]) {
    const answer = (await (await fetch(`${process.env.API_URL}${path}`)).json()) as {
      code: string;
      data: unknown;
    };
    expect(answer.code, path).toBe("00000");
    expect(Object.keys(answer.data as object).length, path).toBeGreaterThan(0);
  }
});
