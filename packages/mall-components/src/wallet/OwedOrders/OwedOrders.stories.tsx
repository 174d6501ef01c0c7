import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messages as cardWords } from "../../order/OrderCard/OrderCard.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./OwedOrders.messages.ts";
import { OwedOrders, type OwedOrderView } from "./OwedOrders.tsx";

const order: OwedOrderView = {
  ...{
    orderNumber: "202611210900001",
    href: "/order-detail?orderNumber=202611210900001",
    name: "拓远采购部",
  },
  ...{
    orderedText: "2026-11-21",
    dueText: "2026-12-21",
    amount: "2156.00",
    owed: "2156.00",
    isOverdue: false,
  },
};
const late: OwedOrderView = {
  ...order,
  orderNumber: "202610210900001",
  dueText: "2026-11-20",
  owed: "1200.00",
  isOverdue: true,
};
const pager = { page: 1, pageCount: 1, hrefForPage: (page: number) => `?page=${page}` } as const;

const meta = {
  title: "wallet/OwedOrders 待还账款 欠款 逾期 receivables",
  id: "wallet-owedorders",
  component: OwedOrders,
  args: {
    ...{ shopName: "海蓝五金旗舰店", orders: [late, order], pager },
    choice: { enterpriseId: "1", tab: "terms", shop: "1" },
  },
} satisfies Meta<typeof OwedOrders>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  args: { chosen: [late.orderNumber] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", {
      name: messageText(cardWords.choose, { orderNumber: late.orderNumber }),
    });
    await expect(box).toBeChecked();
    await expect(canvas.getByText(messageText(words.overdue))).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { choice: undefined } };
export const Empty: Story = { args: { orders: [] } };
export const Loading: Story = { args: { orders: [], state: "loading" } };
export const Failed: Story = { args: { orders: [], state: "failed", onRetry: fn() } };
export const LongChineseText: Story = {
  args: { orders: [{ ...late, name: "华东区域采购与供应链管理中心设备采购一部".repeat(3) }] },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
