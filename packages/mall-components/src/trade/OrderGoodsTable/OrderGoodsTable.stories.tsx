import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleOrderLines } from "../../samples/trade.ts";
import { OrderGoodsTable } from "./OrderGoodsTable.tsx";

const meta = {
  title: "trade/OrderGoodsTable",
  component: OrderGoodsTable,
  args: { lines: sampleOrderLines },
} satisfies Meta<typeof OrderGoodsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithShopAndRefund: Story = {
  args: {
    shop: { id: "1", name: "百工商城自营旗舰店", href: "/shop-detail?shopId=1" },
    serviceHref: "/chat?shopId=1",
    lines: sampleOrderLines.map((line) => ({
      ...line,
      refund: { status: "toReturn", href: "/return-detail" } as const,
    })),
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
