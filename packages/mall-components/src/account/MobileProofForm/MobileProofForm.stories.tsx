import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { words } from "../../forms/SmsCodeField/SmsCodeField.messages.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { sampleNow } from "../../samples/home.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { words as mobileProofFormWords } from "./MobileProofForm.messages.ts";
import { MobileProofForm } from "./MobileProofForm.tsx";

const meta = {
  title: "account/MobileProofForm 手机验证 短信验证码 换绑手机 SMS",
  id: "account-mobileproofform",
  component: MobileProofForm,
  args: { now: sampleNow },
} satisfies Meta<typeof MobileProofForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSendCode: fn(), onSubmit: fn(), loginHref: "/login" },
};

export const Submits: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(messagePattern(entryWords.mobile)), "13900000001");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.getCode) }));
    await expect(args.onSendCode).toHaveBeenCalledWith("13900000001");
    await userEvent.type(canvas.getByLabelText(messagePattern(words.code)), "482913{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const OwnMobile: Story = {
  args: { ownMobile: "138****0001", onSendCode: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(messagePattern(entryWords.mobile))).toBeNull();
    await expect(
      canvas.getByText(messageText(mobileProofFormWords.ownMobile, { mobile: "138****0001" })),
    ).toBeVisible();
  },
};
export const NewNumber: Story = { args: { last: "change", hidden: { flag: "f" }, onSendCode: fn() } };
export const Checking: Story = {
  args: { mobile: "13900000001", onSendCode: fn(), check: { state: "working", progress: 0.3 } },
};
export const CodeSent: Story = {
  args: { mobile: "13900000001", onSendCode: fn(), codeSentAt: sampleNow },
};
export const Taken: Story = {
  args: {
    mobile: "13800000001",
    fieldErrors: { mobile: "该手机号已注册，请直接登录" },
    loginHref: "/login",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(messagePattern(entryWords.mobile))).toHaveAccessibleDescription(
      /已注册/,
    );
  },
};
export const Refused: Story = { args: { mobile: "13900000001", formError: "验证码不正确" } };
export const Pending: Story = { args: { mobile: "13900000001", isPending: true } };
export const Narrow: Story = { args: { onSendCode: fn() }, globals: { viewport: { value: "phone" } } };
