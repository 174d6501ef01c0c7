import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleAmounts } from "../../samples/order.ts";
import { OrderAmounts } from "./OrderAmounts.tsx";

const meta = {
  title: "order/OrderAmounts 订单金额 实付 应付 total",
  id: "order-orderamounts",
  component: OrderAmounts,
  args: { amounts: sampleAmounts },
} satisfies Meta<typeof OrderAmounts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Paid: Story = { args: { isPaid: true, pieces: 62, payMethodText: "微信支付" } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
