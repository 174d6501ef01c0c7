import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormErrors } from "@tradehall/ui/Form";
import { expect, fn, waitFor } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { sampleNow } from "../../samples/home.ts";
import { messageText } from "../../samples/message-text.ts";
import { words as securityCheckWords } from "../SecurityCheck/SecurityCheck.messages.ts";
import { words } from "./SmsCodeField.messages.ts";
import { SmsCodeField } from "./SmsCodeField.tsx";

const meta = {
  title: "forms/SmsCodeField 短信验证码 验证码 手机验证 sms",
  id: "forms-smscodefield",
  component: SmsCodeField,
  args: { now: sampleNow },
} satisfies Meta<typeof SmsCodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSendCode: fn() },
};

export const AsksForACode: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.getCode) }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = {
  args: { onSendCode: fn(), check: { state: "working", progress: 0.6 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("progressbar", { name: messageText(securityCheckWords.working) }),
    ).toHaveValue(60);
  },
};

export const CheckFailed: Story = {
  args: { onSendCode: fn(), check: { state: "failed", progress: 0 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.retry) }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { onSendCode: fn(), isSendingCode: true } };

export const Sent: Story = {
  args: { onSendCode: fn(), codeSentAt: sampleNow },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.sent, { minutes: "5" }))).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: messageText(words.again, { seconds: "60" }) }),
    ).toBeDisabled();
    await waitFor(
      () =>
        expect(
          canvas.getByRole("button", { name: messageText(words.again, { seconds: "59" }) }),
        ).toBeVisible(),
      {
        timeout: 3000,
      },
    );
  },
};

export const Wrong: Story = {
  args: { onSendCode: fn() },
  render: (args) => (
    <FormErrors errors={{ validCode: "请输入 6 位数字验证码" }}>
      <SmsCodeField {...args} />
    </FormErrors>
  ),
};

export const Narrow: Story = {
  args: { onSendCode: fn(), codeSentAt: sampleNow },
  globals: { viewport: { value: "phone" } },
};
