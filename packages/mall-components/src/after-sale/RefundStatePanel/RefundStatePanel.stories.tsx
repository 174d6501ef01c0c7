import type { Meta, StoryObj } from "@storybook/react-vite";
import type { YuanText } from "@tradehall/mall-rules/money";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleNow } from "../../samples/order.ts";
import { sampleRefundEndsAt } from "../../samples/refund.ts";
import { endWords } from "./RefundStatePanel.messages.ts";
import { RefundStatePanel } from "./RefundStatePanel.tsx";

const meta = {
  title: "after-sale/RefundStatePanel 退款状态面板 退款 退款进度 refund",
  id: "after-sale-refundstatepanel",
  component: RefundStatePanel,
  args: {
    status: "applied",
    withReturn: true,
    amount: "1798.00" as YuanText,
    now: sampleNow,
    endsAt: sampleRefundEndsAt,
    allowedActions: ["withdraw"],
    editHref: "/user-center/apply-return?refundSn=R261122101500271390482",
  },
} satisfies Meta<typeof RefundStatePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** What waits for the seller says the seller's deadline, whether goods come back or not. */
export const WaitsForSeller: Story = {
  args: { allowedActions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(endWords.applied))).toBeVisible();
  },
};
export const Withdraw: Story = {
  args: { onWithdraw: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onWithdraw).toHaveBeenCalled();
  },
};
export const ToReturn: Story = { args: { status: "toReturn", allowedActions: ["ship", "withdraw"] } };
export const Returning: Story = { args: { status: "returning", allowedActions: [] } };
export const Refunding: Story = { args: { status: "refunding", withReturn: false, allowedActions: [] } };
export const Succeeded: Story = { args: { status: "succeeded", wayText: "微信支付", allowedActions: [] } };
export const Refused: Story = {
  args: {
    status: "refused",
    sellerText: "商品已超出质量问题的判定范围，请补充破损处的照片后重新提交。",
    allowedActions: ["edit", "withdraw"],
  },
};
export const Withdrawn: Story = { args: { status: "withdrawn", allowedActions: [] } };
export const Closed: Story = { args: { status: "closed", allowedActions: [] } };
export const Withdrawing: Story = { args: { isWithdrawing: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
