import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { couponWords } from "../../messages/coupon.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleCartShops, samplePackage, sampleShortLine } from "../../samples/order.ts";
import { messages } from "./CartShopGroup.messages.ts";
import { CartShopGroup } from "./CartShopGroup.tsx";

const meta = {
  title: "cart/CartShopGroup 购物车店铺组 店铺分组 包邮 凑单 shop group",
  id: "cart-cartshopgroup",
  component: CartShopGroup,
  args: { group: { shop: { id: "2", name: "苏州恒力机电设备有限公司" }, lines: [sampleShortLine] } },
} satisfies Meta<typeof CartShopGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSelectShop: fn() },
};

export const SelectsTheShop: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("checkbox", {
        name: messageText(messages.selectShop, { shop: "苏州恒力机电设备有限公司" }),
      }),
    );
    await expect(args.onSelectShop).toHaveBeenCalledWith("2", true);
  },
};

export const FreightReachedWithOffer: Story = {
  args: { group: sampleCartShops[0], onClaim: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: messageText(couponWords.claimName, { name: "满减" }) }),
    );
    await expect(args.onClaim).toHaveBeenCalledWith("p1");
  },
};

export const WithAPackage: Story = {
  args: {
    group: {
      shop: { id: "2", name: "苏州恒力机电设备有限公司" },
      lines: [sampleShortLine],
      packages: [samplePackage],
    },
  },
};

export const FreightMissing: Story = { args: { group: sampleCartShops[1] } };

export const SomeTicked: Story = {
  args: {
    group: {
      shop: { id: "1", name: "百工商城自营旗舰店", isSelfOperated: true },
      lines: (sampleCartShops[0]?.lines ?? []).map((line, index) => ({ ...line, isSelected: index === 0 })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("checkbox")[0]).toBePartiallyChecked();
  },
};

export const PendingAndRefused: Story = {
  args: {
    group: sampleCartShops[0],
    pendingLineIds: new Set(["101"]),
    problems: { "102": "请输入正确的商品数量" },
  },
};

export const Narrow: Story = {
  args: { group: sampleCartShops[0] },
  globals: { viewport: { value: "phone" } },
};
