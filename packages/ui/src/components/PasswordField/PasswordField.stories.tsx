import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "ui/PasswordField 密码输入框 密码 password",
  id: "ui-passwordfield",
  component: PasswordField,
  args: { label: "密码", labels: { show: "显示密码", hide: "隐藏密码" } },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShowsThePassword: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("密码");
    await userEvent.type(field, "Abc12345");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "显示密码" }));
    await expect(field).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "隐藏密码" })).toBeVisible();
  },
};

export const Invalid: Story = { args: { errorMessage: "密码应为 6–20 位，至少包含两种字符" } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: "secret" } };
