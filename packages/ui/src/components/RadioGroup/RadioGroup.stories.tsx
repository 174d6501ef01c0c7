import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  title: "ui/RadioGroup 单选组 单选框 单选按钮 radio",
  id: "ui-radiogroup",
  component: RadioGroup,
  args: {
    label: "配送方式",
    options: [
      { value: "express", label: "普通快递" },
      { value: "pickup", label: "上门自提" },
      { value: "city", label: "同城配送", isDisabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn(), defaultValue: "express" },
};

export const Chooses: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText("上门自提"));
    await expect(args.onChange).toHaveBeenLastCalledWith("pickup");
    await expect(canvas.getByRole("radio", { checked: true })).toHaveAttribute("value", "pickup");
  },
};

export const KeptByItsParent: Story = {
  args: { value: "express" },
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("上门自提"));
    await expect(canvas.getByLabelText("普通快递")).toBeChecked();
  },
};

export const Cards: Story = {
  args: {
    variant: "card",
    defaultValue: "a",
    label: "收货地址",
    options: [
      { value: "a", label: "采购部 138****0001", description: "上海市浦东新区祖冲之路 2288 号" },
      { value: "b", label: "仓库 138****0002", description: "江苏省苏州市工业园区星湖街 328 号" },
    ],
  },
};

export const Chips: Story = { args: { variant: "chip", defaultValue: "pickup", label: "规格" } };

export const Invalid: Story = { args: { errorMessage: "请选择配送方式", isRequired: true } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: "express" } };

export const Narrow: Story = { ...Cards, globals: { viewport: { value: "phone" } } };
