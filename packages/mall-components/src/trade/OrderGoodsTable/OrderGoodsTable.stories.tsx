import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { said } from "../../samples/said.ts";
import { sampleOrderLines } from "../../samples/trade.ts";
import { messages } from "./OrderGoodsTable.messages.ts";
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

export const VoucherCodes: Story = {
  args: {
    lines: sampleOrderLines
      .slice(0, 1)
      .map((line) => ({ ...line, codes: ["8842 1097 5530", "8842 1097 5531"] })),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: said(messages.copy, { code: "8842 1097 5530" }) }),
    ).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
