import { expectAccessible } from "../support/axe.ts";
import { currentStep, freshMobile, getCode } from "../support/entry.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

test("a buyer changes the profile, sees the devices that are signed in and signs another one out", async ({
  page,
  browser,
  buyer,
  sandbox,
  baseURL,
}) => {
  await page.goto("/user-center/uc-account");
  const main = page.getByRole("main");
  const save = main.getByRole("button", { name: "保存" });
  await waitForHydration(save);
  await main.getByRole("textbox", { name: "昵称" }).fill("采购小王");
  await main.getByLabel("生日").fill("2999-01-01");
  await main.getByRole("radio", { name: "女" }).check();
  await save.click();
  await expect(main.getByText("请选择 1900 年至今的日期")).toBeVisible();
  await main.getByLabel("生日").fill("1988-02-29");
  await save.click();
  await expect(page.getByText("已保存")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(main.getByRole("textbox", { name: "昵称" })).toHaveValue("采购小王");
  await expect(main.getByLabel("生日")).toHaveValue("1988-02-29");
  await expect(main.getByRole("radio", { name: "女" })).toBeChecked();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  await other.goto("/login");
  await other.getByRole("link", { name: "手机登录" }).click();
  await other.getByRole("textbox", { name: "手机号" }).fill(buyer.mobile);
  await other.getByRole("textbox", { name: "验证码" }).fill(await getCode(other, sandbox, buyer.mobile));
  await other.getByRole("button", { name: "登录", exact: true }).click();
  await other.waitForURL((url) => url.pathname === "/");
  await page.reload();
  await expect(main.getByText("本机")).toBeVisible();
  const end = main.getByRole("button", { name: "退出登录：Chrome · Linux" });
  await waitForHydration(end);
  await end.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "退出登录" }).click();
  await expect(main.getByRole("button", { name: "退出其他设备" })).toBeHidden();
  await other.goto("/user-center/uc-account");
  await expect(other.getByText("账号已离线，请重新登录")).toBeVisible();
  await context.close();
});

test("a buyer changes the mobile by a code to the old number and one to the new", async ({
  page,
  buyer,
  sandbox,
}) => {
  await page.goto("/user-center/uc-account");
  await page.getByRole("link", { name: "更换手机号" }).click();
  await expect(currentStep(page)).toHaveText(/验证原手机号/);
  const masked = `${buyer.mobile.slice(0, 3)}****${buyer.mobile.slice(-4)}`;
  await expect(page.getByText(`验证码将发送至 ${masked}`)).toBeVisible();
  await page.getByRole("textbox", { name: "验证码" }).fill(await getCode(page, sandbox, buyer.mobile));
  await page.getByRole("button", { name: "下一步" }).click();
  await expect(currentStep(page)).toHaveText(/验证新手机号/);
  await expectAccessible(page);
  const mobile = freshMobile();
  await page.getByRole("textbox", { name: "新手机号" }).fill(mobile);
  await page.getByRole("textbox", { name: "验证码" }).fill(await getCode(page, sandbox, mobile));
  await page.getByRole("button", { name: "确认更换" }).click();
  await expect(page.getByRole("status").filter({ hasText: "手机号更换成功" })).toBeVisible();
  await page.waitForURL((url) => url.search === "");
  await expect(page.getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)).toBeVisible();
});

test("a buyer confirms a mail address by the link of a letter, and removes it", async ({
  page,
  buyer,
  sandbox,
}) => {
  const mail = `caigou${buyer.userId}@example.com`;
  await page.goto("/user-center/uc-account");
  await page.getByRole("link", { name: "绑定邮箱" }).click();
  const send = page.getByRole("button", { name: "发送验证邮件" });
  await waitForHydration(send);
  await page.getByRole("textbox", { name: "邮箱" }).fill(mail);
  await send.click();
  await expect(page.getByText(`验证邮件已发送至 ${mail}`)).toBeVisible();
  await expectAccessible(page);
  const link = await sandbox.mailLink(mail);
  await page.goto(link);
  await expect(page.getByText("待验证")).toBeVisible();
  await page.getByRole("button", { name: "确认绑定" }).click();
  await expect(page.getByText("邮箱验证成功")).toBeVisible();
  await expect(page.getByText("待验证")).toBeHidden();
  await page.goto(link);
  await page.getByRole("button", { name: "确认绑定" }).click();
  await expect(page.getByText("该链接已使用过")).toBeVisible();
  await page.getByRole("link", { name: "发送新的验证邮件" }).click();
  const remove = page.getByRole("main").getByRole("button", { name: "解除绑定" });
  await waitForHydration(remove);
  await remove.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "解除绑定" }).click();
  await expect(remove).toBeHidden();
});

test("a buyer cuts an avatar by keys, turns recommendations off and downloads the own data", async ({
  page,
  buyer,
}) => {
  await page.goto("/user-center/uc-account");
  const main = page.getByRole("main");
  const change = main.getByRole("button", { name: "更换头像" });
  await waitForHydration(change);
  const file = main.locator("input[type=file]");
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("<svg></svg>") });
  await expect(main.getByText("仅支持 JPG、PNG、WebP 格式的图片")).toBeVisible();
  const picture = { name: "a.png", mimeType: "image/png", buffer: await page.screenshot() };
  await file.setInputFiles(picture);
  const area = page.getByRole("application", { name: "头像区域" });
  await area.focus();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("110%")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "使用此头像" }).click();
  await expect(main.getByRole("button", { name: "恢复默认头像" })).toBeVisible();
  const { userInfo } = await buyer.call<{ userInfo: { userAvatar: string } }>("GET", "/p/user/userInfo");
  expect(userInfo.userAvatar).toMatch(/^\/uploads\//);

  await main.getByRole("button", { name: "关闭个性化推荐" }).click();
  await expect(main.getByText("已关闭")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await main.getByRole("button", { name: "下载数据" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^个人数据-.*\.zip$/);
  await main.getByRole("button", { name: "下载数据" }).click();
  await expect(page.getByText(/请 \d+ 分钟后再试/)).toBeVisible();
});

test("a buyer asks to close the account and takes it back", async ({ page, buyer, sandbox }) => {
  await page.goto("/user-center/uc-account");
  await page.getByRole("link", { name: "注销账号" }).click();
  await expect(page.getByText(/账户余额 ¥/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "验证码" }).fill(await getCode(page, sandbox, buyer.mobile));
  await page.getByRole("button", { name: "确认注销" }).click();
  const band = page.getByText(/^您的账号将于 .* 注销$/);
  await expect(band).toBeVisible();
  await page.goto("/user-center/index");
  await expect(band).toBeVisible();
  const keep = page.getByRole("button", { name: "撤回注销" });
  await waitForHydration(keep);
  await keep.click();
  await expect(band).toBeHidden();
});
