import type { Meta, StoryObj } from "@storybook/react-vite";
import { LatestTrace } from "./LatestTrace.tsx";

const meta = {
  title: "order/LatestTrace 最新物流 物流动态 快递 tracking",
  id: "order-latesttrace",
  component: LatestTrace,
  args: {
    courier: "顺丰速运",
    text: "快件已到达 上海浦东集散中心",
    time: "2026-11-21 09:30:00",
    href: "#order",
  },
} satisfies Meta<typeof LatestTrace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { text: "快件在上海市浦东新区集散中心完成分拣，准备发往苏州工业园区营业部".repeat(3) },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
