import { expect, test } from "../support/journey.ts";

test("an address is added with all faults named at once, edited, made default and deleted", async ({
  page,
  buyer,
}) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const main = page.getByRole("main");
  await page.goto("/user-center/uc-address");
  await main.getByRole("button", { name: "新增收货地址" }).click();
  const dialog = page.getByRole("dialog", { name: "新增收货地址" });
  await dialog.getByRole("textbox", { name: "收货人" }).fill("李");
  await dialog.getByRole("textbox", { name: "手机号" }).fill("12345");
  await dialog.getByRole("textbox", { name: "详细地址" }).fill("路");
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(dialog.getByText("长度需为 2-50 个字符")).toBeVisible();
  await expect(dialog.getByText("请输入以 1 开头的 11 位手机号")).toBeVisible();
  await expect(dialog.getByText("请选择所在地区")).toBeVisible();
  await expect(dialog.getByText("长度需为 5-50 个字符")).toBeVisible();

  await dialog.getByRole("textbox", { name: "收货人" }).fill("李采购");
  await dialog.getByRole("textbox", { name: "手机号" }).fill("13912345678");
  await dialog.getByRole("textbox", { name: "详细地址" }).fill("中山东路 8 号仓库");
  await dialog.getByRole("combobox", { name: "省份" }).selectOption("江苏省");
  await dialog.getByRole("combobox", { name: "城市" }).selectOption("南京市");
  await dialog.getByRole("combobox", { name: "区县" }).selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(dialog).toBeHidden();
  const card = main.getByRole("article", { name: "李采购 的收货地址" });
  await expect(card).toContainText("中山东路 8 号仓库");
  await expect(card).toContainText("江苏省");

  await card.getByRole("button", { name: /^编辑/ }).click();
  const edit = page.getByRole("dialog", { name: "编辑收货地址" });
  await expect(edit.getByRole("combobox", { name: "城市" })).not.toHaveValue("");
  await edit.getByRole("textbox", { name: "详细地址" }).fill("中山东路 9 号仓库");
  await edit.getByRole("button", { name: "保存" }).click();
  await expect(edit).toBeHidden();
  await expect(card).toContainText("中山东路 9 号仓库");

  await card.getByRole("button", { name: /设为默认/ }).click();
  await expect(card.getByText("默认", { exact: true })).toBeVisible();
  const old = main.getByRole("article", { name: "收货部 的收货地址" });
  await old.getByRole("button", { name: /删除/ }).click();
  const ask = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await ask.getByRole("button", { name: "删除" }).click();
  await expect(old).toHaveCount(0);
  await expect(main.getByRole("article")).toHaveCount(1);
});
