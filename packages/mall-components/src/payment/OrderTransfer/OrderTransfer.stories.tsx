import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./OrderTransfer.messages.ts";
import { OrderTransfer, type OrderTransferView } from "./OrderTransfer.tsx";

const transfer: OrderTransferView = {
  ...{ reference: "TH7K2M9PQ4", amount: "5680.00", received: "0.00", left: "5680.00", isPaid: false },
  ...{ chosenBy: "王采购", untilText: "2026-12-04 09:30" },
};

const meta = {
  title: "payment/OrderTransfer 订单转账信息 对公转账 到账 transfer",
  id: "payment-ordertransfer",
  component: OrderTransfer,
  args: { transfer },
} satisfies Meta<typeof OrderTransfer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As the enterprise's administrator reads it. */
export const Default: Story = {};
export const Own: Story = {
  args: { transfer: { ...transfer, href: "/weixin-pay" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/weixin-pay");
    await expect(canvas.queryByText(messageText(words.notOwn))).toBeNull();
  },
};
export const Short: Story = {
  args: { transfer: { ...transfer, received: "5000.00", left: "680.00" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("¥680.00")).toBeVisible();
  },
};
export const Paid: Story = {
  args: { transfer: { ...transfer, received: "5680.00", left: "0.00", isPaid: true } },
};
export const LongChineseText: Story = {
  args: { transfer: { ...transfer, chosenBy: "华东区域采购与供应链管理中心负责人".repeat(3) } },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
