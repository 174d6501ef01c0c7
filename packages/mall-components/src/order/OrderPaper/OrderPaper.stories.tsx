import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleAddresses } from "../../samples/account.ts";
import { sampleAmounts, sampleOrderLines } from "../../samples/order.ts";
import { paper } from "./OrderPaper.css.ts";
import { OrderPaper } from "./OrderPaper.tsx";

const meta = {
  title: "order/OrderPaper 订单打印单 打印 送货单 盖章 print",
  id: "order-orderpaper",
  component: OrderPaper,
  decorators: [
    // Shown as on paper, which alone shows it.
    (Story) => (
      <>
        <style>{`.${paper} { display: block !important; }`}</style>
        <Story />
      </>
    ),
  ],
  args: {
    order: {
      orderNumber: "202611210900001",
      poNumber: "CG-2026-0042",
      orderer: "李工",
      costCentre: "生产一部",
      project: "二期产线",
      status: "shipped",
      createdAt: "2026-11-21 09:48:12",
      paidAt: "2026-11-21 09:52:40",
      payMethodText: "微信支付",
      delivery: "express",
      parcels: ["顺丰速运 SF1234567890"],
      vouchers: [],
      message: "请放前台，谢谢",
      ...(sampleAddresses[0] ? { address: sampleAddresses[0] } : {}),
    },
    lines: Array.from({ length: 10 }, (_, index) => ({
      ...sampleOrderLines[index % 2],
      id: String(index),
      code: `TF-${800 + index}`,
      unit: "件",
    })) as never,
    amounts: sampleAmounts,
    capitals: "贰仟叁佰壹拾肆元整",
    isPaid: true,
    seller: "百工商城自营旗舰店",
    buyer: "上海恒力机电有限公司",
  },
} satisfies Meta<typeof OrderPaper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What a pre-sale or a refund adds to the sums. */
export const Unpaid: Story = {
  args: {
    isPaid: false,
    buyer: "",
    amounts: { ...sampleAmounts, deposit: "100.00", balance: "900.00", refunded: "20.00", score: 300 },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/300/)).toBeInTheDocument();
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};
