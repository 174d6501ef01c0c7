import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleOrderLines } from "../../samples/order.ts";
import { OrderGoodsTable } from "./OrderGoodsTable.tsx";

const meta = {
  title: "order/OrderGoodsTable 订单商品表 商品清单 明细 goods",
  id: "order-ordergoodstable",
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

export const LongNamesOnAPhone: Story = {
  args: {
    lines: sampleOrderLines.map((line) => ({
      ...line,
      title:
        "安行者 企业车间急救箱套装 壁挂式医药箱 含止血绷带消毒棉片烫伤敷料急救毯人工呼吸面膜等四十二种用品 按岗位人数配置",
    })),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    // What a cell says stays within it.
    for (const cell of canvas.getAllByRole("cell"))
      await expect(cell.scrollHeight).toBeLessThanOrEqual(cell.clientHeight + 1);
  },
};

export const ForPoints: Story = {
  args: {
    lines: sampleOrderLines
      .slice(0, 1)
      .map((line) => ({ ...line, price: "19.90", subtotal: "39.80", score: 600, scoreSubtotal: 1_200 })),
  },
};
