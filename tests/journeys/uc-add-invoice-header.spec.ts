import { expect, test, waitForHydration } from "../support/journey.ts";

test("a company's title is filled from the look-up, held to its check sign, edited and deleted", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const main = page.getByRole("main");
  await page.goto("/user-center/uc-addInvoiceHeader");
  await main.getByRole("link", { name: "新增发票抬头" }).click();
  const form = main.getByRole("form", { name: "新增发票抬头" });
  await form.getByRole("combobox", { name: "抬头名称" }).pressSequentially("拓远");
  await form.getByRole("option", { name: /上海拓远机电设备有限公司/ }).click();
  const taxNo = form.getByRole("textbox", { name: "纳税人识别号" });
  await expect(taxNo).toHaveValue("91310115MA1K4TY081");
  await taxNo.fill("91310115MA1K4TY08X");
  await form.getByRole("button", { name: "保存抬头" }).click();
  await expect(form.getByText("税号校验未通过，请检查是否有误")).toBeVisible();
  await taxNo.fill("91310115ma1k4ty081");
  await form.getByRole("button", { name: "保存抬头" }).click();
  const card = main.getByRole("article", { name: "上海拓远机电设备有限公司" });
  await expect(card).toContainText("91310115MA1K4TY081");
  await expect(card.getByText("默认", { exact: true })).toBeVisible();
  await expect(form).toBeHidden();

  await card.getByRole("link", { name: /^编辑/ }).click();
  const edit = main.getByRole("form", { name: "编辑发票抬头" });
  await edit.getByRole("textbox", { name: "开户银行" }).fill("招商银行");
  await edit.getByRole("button", { name: "保存抬头" }).click();
  await expect(card).toContainText("招商银行");
  await card.getByRole("button", { name: /^删除/ }).click();
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: "删除" })
    .click();
  await expect(main.getByText("还没有发票抬头")).toBeVisible();
});

test("what was typed of a title comes back after a reload and by the way back, and not once it is cancelled", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const main = page.getByRole("main");
  const taxNo = main.getByRole("textbox", { name: "纳税人识别号" });
  await page.goto("/user-center/uc-addInvoiceHeader?edit=new");
  await waitForHydration(taxNo);
  await main.getByRole("combobox", { name: "抬头名称" }).fill("拓远机电");
  await taxNo.fill("91310000");
  await page.reload();
  await expect(taxNo).toHaveValue("91310000");
  await expect(main.getByRole("combobox", { name: "抬头名称" })).toHaveValue("拓远机电");
  await page.goto("/cart");
  await page.goBack();
  await expect(taxNo).toHaveValue("91310000");
  await main.getByRole("button", { name: "取消" }).click();
  await main.getByRole("link", { name: "新增发票抬头" }).click();
  await expect(taxNo).toHaveValue("");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a person's title is kept, and a faulty one of a unit says why", async ({ page, buyer }) => {
    expect(buyer.userId).toBeGreaterThan(0);
    const main = page.getByRole("main");
    await page.goto("/user-center/uc-addInvoiceHeader?edit=new");
    await main.getByRole("textbox", { name: "抬头名称" }).or(main.getByRole("combobox")).fill("王建国商行");
    await main.getByRole("button", { name: "保存抬头" }).click();
    await expect(main.getByText("请输入纳税人识别号")).toBeVisible();
    await main.getByRole("radio", { name: "个人", exact: true }).check();
    await expect(main.getByRole("textbox", { name: "纳税人识别号" })).toBeHidden();
    await main.getByRole("button", { name: "保存抬头" }).click();
    await expect(main.getByRole("article", { name: "王建国商行" })).toContainText("个人");
  });
});
