import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RefundBlocked } from "./RefundBlocked.tsx";

const meta = {
  title: "after-sale/RefundBlocked 不可退款提示 退款 无法退款 售后",
  id: "after-sale-refundblocked",
  component: RefundBlocked,
  args: {
    why: "已超过售后期，不能申请退款",
    orderHref: "/order-detail?orderNumber=261121093015482913746",
  },
} satisfies Meta<typeof RefundBlocked>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = {
  args: { why: "该商品正在退款中，处理完成前不能再次申请；如需一并退款，请先撤销正在处理的申请。" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", expect.stringContaining("order-detail"));
  },
};
