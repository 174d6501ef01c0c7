import type { Meta, StoryObj } from "@storybook/react-vite";
import type { YuanText } from "@tradehall/mall-rules/money";
import { expect } from "storybook/test";
import { Price } from "./Price.tsx";

const meta = {
  title: "product/Price 价格 价格显示 价钱",
  id: "product-price",
  component: Price,
  args: { yuan: "1234.5" },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <>
      <Price {...args} size="s" /> <Price {...args} size="m" /> <Price {...args} size="l" />
    </>
  ),
};
export const WithOriginal: Story = { args: { yuan: "468.00", originalYuan: "599.00" } };
export const From: Story = { args: { isFrom: true, unit: "件" } };
export const NotANumber: Story = {
  // What no compiler lets through, a back end may say.
  args: { yuan: "abc" as YuanText },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("--")).toBeVisible();
  },
};
export const Large: Story = {
  args: { yuan: "12345678.9", size: "l" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("¥12,345,678.90")).toBeInTheDocument();
  },
};
