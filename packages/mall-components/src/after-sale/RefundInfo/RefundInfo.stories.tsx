import type { Meta, StoryObj } from "@storybook/react-vite";
import type { YuanText } from "@tradehall/mall-rules/money";
import { expect } from "storybook/test";
import { sampleRefund } from "../../samples/refund.ts";
import { RefundInfo } from "./RefundInfo.tsx";

const { refundSn, orderNumber, orderHref, shopName, appliedAt, amount, lines } = sampleRefund;

const meta = {
  title: "after-sale/RefundInfo 退款信息 退款 退款详情 退货地址",
  id: "after-sale-refundinfo",
  component: RefundInfo,
  args: {
    ...{ refundSn, orderNumber, orderHref, shopName, appliedAt, amount, lines },
    freight: "0.00" as YuanText,
    score: 0,
    reasonText: "质量问题",
    explanation: "其中 4 盒螺纹有毛刺",
  },
} satisfies Meta<typeof RefundInfo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { serviceHref: "/chat?refundSn=1" } };
export const ToSendBack: Story = {
  args: {
    freight: "10.00" as YuanText,
    score: 120,
    returnTo: {
      receiver: "百工自营退货组",
      mobile: "400-820-1688",
      addr: "上海市 上海市 嘉定区 安亭镇墨玉南路 1018 号",
    },
    parcelText: "顺丰速运 SF1234567890",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeVisible();
  },
};
export const LongChineseText: Story = { args: { explanation: "螺纹有毛刺，无法旋入标准螺母。".repeat(12) } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
