import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MemberProvider } from "../../members/MemberProvider.tsx";
import { goodsWords } from "../../messages/goods.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { GoodsPrice } from "./GoodsPrice.tsx";

const meta = {
  title: "product/GoodsPrice 商品价格 会员价 列表价格 member",
  id: "product-goodsprice",
  component: GoodsPrice,
  args: { yuan: "468.00", memberYuan: "439.00", originalYuan: "599.00", isFrom: true },
} satisfies Meta<typeof GoodsPrice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForMembers: Story = {
  decorators: [(Story) => <MemberProvider isMember>{Story()}</MemberProvider>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(goodsWords.memberPrice))).toBeVisible();
    await expect(canvas.getByText("¥439.00")).toBeInTheDocument();
    await expect(canvas.getByText("¥468.00").closest("s")).toBeVisible();
  },
};
export const AlikeForAll: Story = {
  args: { memberYuan: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(messageText(goodsWords.memberPrice))).toBeNull();
  },
};
