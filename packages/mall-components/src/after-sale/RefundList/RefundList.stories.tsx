import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { listWords } from "../../messages/list.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleRefund, sampleRefunds } from "../../samples/refund.ts";
import { RefundList } from "./RefundList.tsx";

const meta = {
  title: "after-sale/RefundList 退款列表 退款 售后 退换货 refund",
  id: "after-sale-refundlist",
  component: RefundList,
  args: { refunds: sampleRefunds, ordersHref: "/user-center/uc-order" },
} satisfies Meta<typeof RefundList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongChineseText: Story = {
  args: {
    refunds: [
      {
        ...sampleRefund,
        shopName: "上海拓远机电设备有限公司浦东新区工业品与劳动防护用品联合旗舰店",
        lines: sampleRefund.lines.map((line) => ({ ...line, title: line.title.repeat(4) })),
      },
    ],
  },
};
export const Empty: Story = { args: { refunds: [] } };
export const NothingFits: Story = {
  args: { refunds: [], clearHref: "/user-center/uc-return" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(listWords.clearFilters) })).toBeVisible();
  },
};
export const Loading: Story = { args: { state: "loading", refunds: [] } };
export const Failed: Story = {
  args: { state: "failed", refunds: [], onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
