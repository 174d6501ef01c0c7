import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { orderWords } from "../../messages/order.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { messages as poWords } from "../PoNumber/PoNumber.messages.ts";
import { messages } from "./OrderInfo.messages.ts";
import { OrderInfo } from "./OrderInfo.tsx";

const meta = {
  title: "order/OrderInfo 订单信息 订单详情 编号 details",
  id: "order-orderinfo",
  component: OrderInfo,
  args: { orderNumber: "202611210900001", kind: "general", createdAt: "2026-11-21 09:48:12" },
} satisfies Meta<typeof OrderInfo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeavesOutWhatIsNotYet: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(messageText(messages.paidAt))).toBeNull();
    await expect(canvas.getByText(messageText(orderWords.noInvoice))).toBeVisible();
  },
};

export const Whole: Story = {
  args: {
    kind: "seckill",
    orderer: "李工",
    costCentre: "生产一部",
    project: "二期产线",
    poNumber: "CG-2026-0042",
    onPoNumber: fn(),
    paidAt: "2026-11-21 09:52:40",
    shippedAt: "2026-11-21 16:20:00",
    receivedAt: "2026-11-24 12:01:00",
    completedAt: "2026-12-01 12:01:00",
    payMethodText: "微信支付",
    payNo: "P20261121095240881",
    invoice: { status: "issued", href: "/invoice-detail" },
    message: "请放前台，谢谢",
    remarks: [{ label: "充值账号", value: "13800000001" }],
  },
};

/** In the trash its purchase number stays as it is. */
export const Canceled: Story = {
  args: { canceledAt: "2026-11-21 10:18:12", poNumber: "CG-2026-0042" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("CG-2026-0042")).toBeVisible();
    await expect(canvas.queryByText(messageText(poWords.of, { orderNumber: "202611210900001" }))).toBeNull();
  },
};

export const EmptyTexts: Story = {
  args: {
    ...{ orderer: "", costCentre: "", poNumber: "", paidAt: "", payMethodText: "", payNo: "", message: "" },
    remarks: [{ label: "充值账号", value: "" }],
  },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll("dd")];
    await expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) await expect(row).not.toHaveTextContent(/^$/);
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
