import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Select } from "./Select.tsx";

const meta = {
  title: "ui/Select 下拉选择 选择器 下拉框 select",
  id: "ui-select",
  component: Select,
  args: {
    label: "退款原因",
    options: [
      { value: "broken", label: "商品损坏" },
      { value: "wrong", label: "发错货" },
      { value: "other", label: "其他", isDisabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
};

export const TakesAChoice: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText("退款原因"), "发错货");
    await expect(args.onChange).toHaveBeenCalledWith("wrong");
  },
};

export const WithPlaceholder: Story = {
  args: { placeholder: "请选择", isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveValue("");
  },
};

export const Grouped: Story = {
  args: {
    label: "快递公司",
    options: [
      { label: "常用", options: [{ value: "sf", label: "顺丰速运" }] },
      { label: "其他", options: [{ value: "zt", label: "中通快递" }] },
    ],
  },
};

/** A line in a group to start with, until someone chooses; a form that is emptied starts with it again. */
export const GroupedStart: Story = {
  args: { ...Grouped.args, defaultValue: "zt", name: "company" },
  decorators: [(Story) => <form>{Story()}</form>],
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole<HTMLSelectElement>("combobox");
    await expect(select).toHaveValue("zt");
    await userEvent.selectOptions(select, "sf");
    await expect(select).toHaveValue("sf");
    select.form?.reset();
    await expect(select).toHaveValue("zt");
  },
};

export const KeptByItsParent: Story = {
  tags: ["!autodocs"],
  args: { value: "wrong" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "broken");
    await expect(canvas.getByRole("combobox")).toHaveValue("wrong");
  },
};

export const Invalid: Story = { args: { placeholder: "请选择", errorMessage: "请选择退款原因" } };

export const Disabled: Story = { args: { isDisabled: true } };
