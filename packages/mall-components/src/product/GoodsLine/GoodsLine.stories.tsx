import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleGoods } from "../../samples/order.ts";
import { GoodsLine } from "./GoodsLine.tsx";

const meta = {
  title: "product/GoodsLine 商品行 商品信息 订单商品 line",
  id: "product-goodsline",
  component: GoodsLine,
  args: { goods: { title: sampleGoods.title } },
} satisfies Meta<typeof GoodsLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { goods: sampleGoods } };

export const Whole: Story = { args: { goods: sampleGoods, size: "l" } };

export const WithCode: Story = { args: { goods: { ...sampleGoods, code: "SATA-09014A" } } };

export const Small: Story = { args: { goods: sampleGoods, size: "s" } };

export const NoLongerForSale: Story = { args: { goods: sampleGoods, isFaded: true } };

export const LongChineseText: Story = {
  args: {
    goods: {
      ...sampleGoods,
      title:
        "重型工业级防静电耐高温防腐蚀不锈钢机械设备专用紧固件组合套装含内六角螺栓法兰螺母平垫弹垫全规格工程采购装".repeat(
          3,
        ),
      skuText:
        "重型工业级防静电耐高温防腐蚀不锈钢机械设备专用紧固件组合套装含内六角螺栓法兰螺母平垫弹垫全规格工程采购装".repeat(
          3,
        ),
    },
  },
  globals: { viewport: { value: "phone" } },
};
