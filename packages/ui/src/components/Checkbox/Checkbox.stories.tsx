import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "ui/Checkbox 复选框 勾选框 多选",
  id: "ui-checkbox",
  component: Checkbox,
  args: { children: "全选" },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
};

export const IsTicked: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("全选"));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Selected: Story = { args: { defaultSelected: true } };

export const KeptByItsParent: Story = {
  tags: ["!autodocs"],
  args: { isSelected: false, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};

export const Indeterminate: Story = {
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked();
  },
};

export const Invalid: Story = { args: { isInvalid: true, children: "我已阅读并同意" } };

export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };

export const WithoutWords: Story = { args: { children: undefined, "aria-label": "选择商品" } };

export const LongChineseText: Story = {
  args: { children: "我已阅读并同意企业会员账号使用与管理协议以及隐私政策的全部内容".repeat(5) },
  globals: { viewport: { value: "phone" } },
};
