import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { OneTimeCode } from "./OneTimeCode.tsx";

const meta = {
  title: "ui/OneTimeCode 验证码格子 一次性密码 OTP code",
  id: "ui-onetimecode",
  component: OneTimeCode,
  args: { label: "验证码" },
} satisfies Meta<typeof OneTimeCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { description: "已发送至 138****0001", defaultValue: "482" } };

export const Typed: Story = {
  tags: ["!autodocs"],
  args: { onChange: fn(), onComplete: fn(), name: "code" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "验证码" })).toHaveFocus();
    await userEvent.keyboard("48a2");
    await expect(args.onChange).toHaveBeenLastCalledWith("482");
    await userEvent.keyboard("{Backspace}9０13");
    await expect(canvas.getByRole("textbox")).toHaveValue("489013");
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith("489013");
  },
};

/** What is around the digits of a message is left out. */
export const Pasted: Story = {
  tags: ["!autodocs"],
  args: { onComplete: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("【百工商城】验证码 482 913，5 分钟内有效");
    await expect(canvas.getByRole("textbox")).toHaveValue("482913");
    await expect(args.onComplete).toHaveBeenCalledWith("482913");
  },
};

export const Filled: Story = { args: { defaultValue: "482913" } };
export const Wrong: Story = {
  args: { defaultValue: "482913", errorMessage: "验证码错误或已过期，请重新获取" },
};
export const Disabled: Story = { args: { defaultValue: "482913", isDisabled: true } };
export const FourDigits: Story = { args: { length: 4, isRequired: true } };
export const Narrow: Story = {
  args: { defaultValue: "48291" },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
