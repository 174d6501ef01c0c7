import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ComboBox } from "./ComboBox.tsx";

const meta = {
  title: "ui/ComboBox 组合框 搜索下拉 自动补全 autocomplete",
  id: "ui-combobox",
  component: ComboBox,
  args: {
    label: "物流公司",
    items: [
      { id: "sf", label: "顺丰速运" },
      { id: "zt", label: "中通快递" },
      { id: "jd", label: "京东物流", description: "支持上门取件" },
    ],
    emptyText: "没有找到",
    labels: { open: "展开列表" },
  },
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
};

export const Narrows: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole("combobox", { name: /物流公司/ });
    await userEvent.type(field, "京东");
    await waitFor(() => expect(screen.getByRole("option", { name: /京东物流/ })).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("jd");
    await expect(field).toHaveValue("京东物流");
  },
};

export const Selected: Story = { args: { defaultValue: "zt" } };

export const Loading: Story = { args: { isLoading: true, items: [] } };

export const Invalid: Story = { args: { errorMessage: "请选择物流公司", isRequired: true } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: "sf" } };
