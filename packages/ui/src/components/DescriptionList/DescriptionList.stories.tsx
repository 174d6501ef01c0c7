import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = {
  title: "ui/DescriptionList",
  component: DescriptionList,
  args: {
    items: [
      { label: "订单编号", value: "202611210001" },
      { label: "支付方式", value: "微信支付" },
      { label: "收货地址", value: "上海市浦东新区祖冲之路 2288 号 15 层 1508 室" },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PairsTerms: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(3);
  },
};

export const ThreeColumns: Story = { args: { columns: 3 } };

export const Stacked: Story = { args: { layout: "stacked", columns: 3 } };

export const Narrow: Story = { args: { columns: 3 }, globals: { viewport: { value: "phone" } } };
