import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigureLinks } from "./FigureLinks.tsx";

const meta = {
  title: "parts/FigureLinks 数字入口 数据概览 待办数量 统计",
  id: "parts-figurelinks",
  component: FigureLinks,
  args: {
    label: "我的订单",
    figures: [
      { id: "unpaid", label: "待付款", value: 2, href: "#unpaid" },
      { id: "paid", label: "待发货", value: 0, href: "#paid" },
      { id: "shipped", label: "待收货", value: 12, href: "#shipped" },
      { id: "received", label: "待评价", value: 128, href: "#received" },
    ],
  },
} satisfies Meta<typeof FigureLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Amounts: Story = {
  args: {
    label: "我的资产",
    figures: [
      { id: "balance", label: "账户余额", value: "¥1,234,567.89" },
      { id: "points", label: "积分", value: "20,000" },
      { id: "coupons", label: "优惠券", value: 5, note: "2 张即将到期", href: "#coupons" },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
