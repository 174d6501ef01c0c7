import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { words as securityCheckWords } from "../../forms/SecurityCheck/SecurityCheck.messages.ts";
import { words } from "../../forms/SmsCodeField/SmsCodeField.messages.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { sampleNow } from "../../samples/home.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { words as loginPanelWords } from "./LoginPanel.messages.ts";
import { LoginPanel } from "./LoginPanel.tsx";

const meta = {
  title: "entry/LoginPanel 登录页 登录 账号登录 手机登录 login",
  id: "entry-loginpanel",
  component: LoginPanel,
  args: { branding: { companyName: "百工商城" }, now: sampleNow },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof LoginPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const branding = {
  companyName: "百工商城",
  welcome: "工业品采购，\n一站配齐。",
  copyright: "© 2026 百工商城 版权所有",
};

export const Branded: Story = { args: { branding } };
export const Mobile: Story = {
  args: { branding, tab: "mobile", onSendCode: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(messagePattern(entryWords.mobile)), "13800000001");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.getCode) }));
    await expect(args.onSendCode).toHaveBeenCalledWith("13800000001");
  },
};
export const CodeSent: Story = {
  args: { branding, tab: "mobile", codeSentAt: sampleNow, values: { mobile: "13800000001" } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: messageText(words.again, { seconds: "60" }) }),
    ).toBeDisabled();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: messageText(words.again, { seconds: "59" }) })).toBeVisible(),
    );
  },
};
export const FieldErrors: Story = {
  args: {
    branding,
    values: { userName: "d1" },
    errors: { userName: "账号为 4-16 位字母、数字或下划线", passWord: "请输入密码" },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: messagePattern(entryWords.account) })).toHaveValue("d1");
    await expect(
      canvas.getByRole("textbox", { name: messagePattern(entryWords.account) }),
    ).toHaveAccessibleDescription(/4-16 位/);
    // What is typed answers the error.
    await userEvent.type(
      canvas.getByRole("textbox", { name: messagePattern(entryWords.account) }),
      "ealer01",
    );
    await expect(
      canvas.getByRole("textbox", { name: messagePattern(entryWords.account) }),
    ).not.toHaveAttribute("aria-invalid");
    await expect(canvas.getByText("请输入密码")).toBeVisible();
  },
};
export const Remembered: Story = {
  name: "Fills in what this tab remembers, and tells what is typed",
  args: { branding, values: { userName: "dealer01" }, onType: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("textbox", { name: messagePattern(entryWords.account) })).toHaveValue(
      "dealer01",
    );
    await userEvent.type(canvas.getByRole("textbox", { name: messagePattern(entryWords.account) }), "2");
    await expect(args.onType).toHaveBeenLastCalledWith({ userName: "dealer012" });
    await userEvent.type(
      canvas.getByLabelText(messagePattern(entryWords.password), { selector: "input" }),
      "Secret@1",
    );
    await expect(args.onType).toHaveBeenCalledOnce();
  },
};
export const Locked: Story = {
  args: { branding, values: { userName: "dealer01" }, formError: "密码错误次数过多，请 30 分钟后再试" },
};
export const Pending: Story = { args: { branding, isPending: true } };
export const KeepsRedirect: Story = {
  args: { branding, redirect: "/submit-order" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("input[name=redirect]")).toHaveValue("/submit-order");
    await expect(canvas.getByRole("link", { name: messageText(loginPanelWords.mobileTab) })).toHaveAttribute(
      "href",
      "?tab=mobile&redirect=%2Fsubmit-order",
    );
  },
};
export const CaptchaDue: Story = {
  args: {
    branding,
    values: { userName: "dealer01" },
    formError: "账号或密码不正确",
    errors: { captcha: "请先完成安全验证" },
    onCheck: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(securityCheckWords.start) }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const CaptchaWorking: Story = {
  args: {
    branding,
    values: { userName: "dealer01" },
    errors: { captcha: "请先完成安全验证" },
    check: { state: "working", progress: 0.4 },
  },
};
export const CaptchaPassed: Story = {
  args: { branding, values: { userName: "dealer01" }, check: { state: "done", progress: 1 } },
};
export const QrCode: Story = {
  args: {
    branding,
    tab: "qr",
    qr: {
      code: {
        qrText: "tradehall://login?code=L8Q2ZP0WJ7R4T6YV",
        status: "waiting",
        now: sampleNow,
        expiresAt: sampleNow + 118_000,
      },
    },
  },
};
export const Plain: Story = {
  args: { branding, variant: "plain" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.getByRole("link", { name: messageText(loginPanelWords.forget) })).toBeVisible();
  },
};
export const Narrow: Story = { args: { branding }, globals: { viewport: { value: "phone" } } };
