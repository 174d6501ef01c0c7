import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Sandbox } from "./sandbox.ts";

/** A password that no one of the seed has. */
export const newPassword = "Steel&Bolt9";

/** A mobile number that no one has yet. */
export const freshMobile = (): string => `139${String(randomInt(1e8)).padStart(8, "0")}`;
/** An account that no one has yet. */
export const freshAccount = (): string => `u_${randomInt(1e10)}`;

/** Asks the page for a code, waits through its security check, and reads the code on the sandbox's phone. */
export async function getCode(page: Page, sandbox: Sandbox, mobile: string): Promise<string> {
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("button", { name: /^重新获取\(\d+s\)/ })).toBeDisabled();
  return sandbox.smsCode(mobile);
}

/** The first step of registering and of a forgotten password. */
export async function verifyMobile(page: Page, sandbox: Sandbox, mobile: string): Promise<void> {
  await page.getByRole("textbox", { name: "手机号" }).fill(mobile);
  await page.getByRole("textbox", { name: "验证码" }).fill(await getCode(page, sandbox, mobile));
  await page.getByRole("button", { name: "下一步" }).click();
}

/** The name of the step that the page shows as the current one. */
export const currentStep = (page: Page) => page.locator("li[aria-current=step]");
