import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

const meta = {
  title: "account/NewPasswordForm",
  component: NewPasswordForm,
  args: {},
} satisfies Meta<typeof NewPasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/新密码/), "Steel&Bolt9");
    await userEvent.type(canvas.getByLabelText(/确认密码/), "Steel&Bolt9{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Wrong: Story = {
  args: { fieldErrors: { password: "该密码过于常见，请换一个", confirmation: "两次输入的密码不一致" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/新密码/)).toHaveAccessibleDescription(/过于常见/);
    await expect(canvas.getByLabelText(/新密码/)).toHaveFocus();
  },
};
export const Refused: Story = {
  args: { mobile: "13900000001", backHref: "/forget-password", formError: "手机验证已失效，请重新验证" },
};
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
