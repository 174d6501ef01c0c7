import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { MoneyField } from "./MoneyField.tsx";

const meta = {
  title: "ui/MoneyField 金额输入框 金额 钱 money",
  id: "ui-moneyfield",
  component: MoneyField,
  args: { label: "单笔限额", name: "perOrder" },
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Types: Story = {
  tags: ["!autodocs"],
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "5000");
    await expect(args.onChange).toHaveBeenLastCalledWith("5000");
  },
};
export const Filled: Story = { args: { defaultValue: "5000.00", description: "不填表示不限" } };
export const Refused: Story = { args: { defaultValue: "五千", errorMessage: "请输入正确的金额" } };
export const Disabled: Story = { args: { defaultValue: "5000.00", isDisabled: true } };
export const LongChineseText: Story = { args: { label: "每位成员无需审批即可提交的单笔采购金额".repeat(2) } };
