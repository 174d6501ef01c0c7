import type { Page } from "@playwright/test";

/** All of an enquiry but company and mobile number. */
export async function fillEnquiry(page: Page, contact = "顾晓东"): Promise<void> {
  await page.getByRole("combobox", { name: /意向商品型号/ }).selectOption({ index: 2 });
  await page.getByText("生产企业", { exact: true }).click();
  await page.getByRole("textbox", { name: /联系人/ }).fill(contact);
  for (const [name, label] of [
    ["省份", "江苏省"],
    ["城市", "苏州市"],
    ["区县", "昆山市"],
  ] as const)
    await page.getByRole("combobox", { name }).selectOption({ label });
  await page.getByRole("combobox", { name: /了解渠道/ }).selectOption({ label: "行业展会" });
}
