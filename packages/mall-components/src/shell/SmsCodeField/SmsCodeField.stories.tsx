import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormErrors } from "@tradehall/ui/Form";
import { expect, fn, waitFor } from "storybook/test";
import { sampleNow } from "../../samples/catalog-home.ts";
import { SmsCodeField } from "./SmsCodeField.tsx";

const meta = {
  title: "shell/SmsCodeField",
  component: SmsCodeField,
  args: { now: sampleNow },
} satisfies Meta<typeof SmsCodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSendCode: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "获取验证码" }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = {
  args: { onSendCode: fn(), check: { state: "working", progress: 0.6 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "正在进行安全验证" })).toHaveValue(60);
  },
};

export const CheckFailed: Story = {
  args: { onSendCode: fn(), check: { state: "failed", progress: 0 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "重试" }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { onSendCode: fn(), isSendingCode: true } };

export const Sent: Story = {
  args: { onSendCode: fn(), codeSentAt: sampleNow },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("验证码已发送，5 分钟内有效")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "重新获取(60s)" })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole("button", { name: "重新获取(59s)" })).toBeVisible(), {
      timeout: 3000,
    });
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
