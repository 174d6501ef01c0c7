import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messagePattern } from "../../samples/message-text.ts";
import { words } from "./NewPasswordForm.messages.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

const meta = {
  title: "entry/NewPasswordForm 新密码表单 重置密码 修改密码 password",
  id: "entry-newpasswordform",
  component: NewPasswordForm,
  args: {},
} satisfies Meta<typeof NewPasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
};

export const Submits: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(messagePattern(words.password)), "Steel&Bolt9");
    await userEvent.type(canvas.getByLabelText(messagePattern(words.again)), "Steel&Bolt9{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Wrong: Story = {
  args: { fieldErrors: { password: "该密码过于常见，请换一个", confirmation: "两次输入的密码不一致" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(messagePattern(words.password))).toHaveAccessibleDescription(
      /过于常见/,
    );
    await expect(canvas.getByLabelText(messagePattern(words.password))).toHaveFocus();
  },
};
export const Refused: Story = {
  args: { mobile: "13900000001", backHref: "/forget-password", formError: "手机验证已失效，请重新验证" },
};
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
