import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusalWords } from "@tradehall/mall-rules/words";
import { expect, fn, waitFor } from "storybook/test";
import { words as listWords } from "../../list/ListToolbar/ListToolbar.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleNow, samplePaymentOrders } from "../../samples/order.ts";
import { payMethodMessages } from "../PayMethods/PayMethods.messages.ts";
import { messages, stateMessages } from "./QrPayPanel.messages.ts";
import { QrPayPanel } from "./QrPayPanel.tsx";

const meta = {
  title: "payment/QrPayPanel 扫码支付 二维码 微信支付 支付宝 QR",
  id: "payment-qrpaypanel",
  component: QrPayPanel,
  args: {
    method: "wechatScan",
    qrText: "weixin://wxpay/bizpayurl?pr=p202611210001",
    amount: "2156.00",
    status: "waiting",
    now: sampleNow,
    endsAt: sampleNow + 280_000,
  },
} satisfies Meta<typeof QrPayPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onDone: fn(), troubleHref: "/chat", methodsHref: "/payment" },
};

export const IsPaid: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole("img", {
        name: messageText(messages.code, { method: messageText(payMethodMessages.wechatScan) }),
      }),
    ).toBeVisible();
    await expect(canvas.getByText(messageText(stateMessages.waiting))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.done) }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const NotPaidYet: Story = { args: { isNotPaidYet: true, onDone: fn() } };

export const Scanned: Story = { args: { status: "scanned" } };

export const Paid: Story = { args: { status: "paid", orderHref: "/order-detail" } };

export const Failed: Story = { args: { status: "failed", methodsHref: "/payment" } };

export const Expired: Story = {
  args: { status: "expired", endsAt: sampleNow, onRefresh: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(messageText(stateMessages.expired))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.refresh) }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("button", { name: messageText(messages.done) })).toBeNull();
  },
};

/** Its orders are over with it. */
export const LastExpired: Story = {
  args: { status: "expired", endsAt: sampleNow, isLast: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(refusalWords.qrExpired))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: messageText(messages.refresh) })).toBeNull();
  },
};

export const Refreshing: Story = { args: { status: "expired", isRefreshing: true } };

/** A later code took its place. */
export const Closed: Story = { args: { status: "closed", methodsHref: "/payment" } };

export const SeveralOrders: Story = {
  args: {
    orders: samplePaymentOrders,
    discount: "150.00",
    goods: [
      "固联 8.8级高强度外六角螺栓",
      "安盾 丁腈浸胶防护手套",
      "锐擎 锂电冲击钻",
      "云墨 标签纸",
      "恒固 木工胶",
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("固联 8.8级高强度外六角螺栓")).toBeVisible();
    await expect(canvas.queryByText("恒固 木工胶")).toBeNull();
    await expect(canvas.getByText(messageText(listWords.total, { count: "5" }))).toBeVisible();
  },
};

export const Checking: Story = { args: { isChecking: true, method: "alipay" } };

export const RunsOut: Story = {
  args: { endsAt: sampleNow + 1_000, onExpire: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledOnce(), { timeout: 5_000 });
    await expect(canvas.getByRole("button", { name: messageText(messages.refresh) })).toBeVisible();
  },
};

export const Refused: Story = { args: { formError: "订单状态已变更" } };

export const Narrow: Story = {
  args: { orders: samplePaymentOrders, goods: ["固联 8.8级高强度外六角螺栓"] },
  globals: { viewport: { value: "phone" } },
};
