import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const meta = {
  title: "ui/CheckboxGroup 复选框组 多选组 多项选择",
  id: "ui-checkboxgroup",
  component: CheckboxGroup,
  args: {
    label: "品牌",
    options: [
      { value: "a", label: "世达" },
      { value: "b", label: "史丹利" },
      { value: "c", label: "得力", isDisabled: true },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
};

export const Collects: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText("史丹利"));
    await userEvent.click(canvas.getByLabelText("世达"));
    await expect(args.onChange).toHaveBeenLastCalledWith(["a", "b"]);
  },
};

export const Vertical: Story = { args: { orientation: "vertical", defaultValue: ["b"] } };

export const Invalid: Story = { args: { errorMessage: "请至少选择一项" } };

export const Disabled: Story = { args: { isDisabled: true } };
