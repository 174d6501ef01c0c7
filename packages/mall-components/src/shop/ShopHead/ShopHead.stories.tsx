import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleShop } from "../../samples/product-detail.ts";
import { words } from "./ShopHead.messages.ts";
import { ShopHead } from "./ShopHead.tsx";

const meta = {
  title: "shop/ShopHead 店铺页头 店招 店铺导航 header",
  id: "shop-shophead",
  component: ShopHead,
  args: {
    shop: sampleShop,
    current: "home",
    hrefs: { home: "/shopIndex?shopId=1", goods: "/shop-prod-list?shopId=1", facts: "/shop-detail?shopId=1" },
    search: { action: "/shop-prod-list", keyword: "", onSearch: fn() },
    phone: "400-820-6618",
  },
} satisfies Meta<typeof ShopHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InWishlist: Story = {
  args: { shop: { ...sampleShop, isWishlisted: true }, current: "goods", onToggleWishlist: fn() },
};
export const Searched: Story = {
  args: {
    current: "goods",
    search: { action: "/shop-prod-list", keyword: "扳手", onSearch: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "{Enter}");
    await expect(args.search.onSearch).toHaveBeenCalledWith("扳手");
  },
};
export const Closed: Story = {
  args: { shop: { ...sampleShop, isOpen: false, isSelfOperated: false }, current: "facts" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(words.goods) })).not.toHaveAttribute("href");
    await expect(canvas.getByRole("link", { name: messageText(words.facts) })).toHaveAttribute("href");
    await expect(canvas.queryByRole("searchbox")).toBeNull();
  },
};
export const LongChineseText: Story = {
  args: {
    shop: {
      ...sampleShop,
      name: "上海拓远机电设备有限公司浦东新区工业品与劳动防护用品联合旗舰店",
      isSelfOperated: false,
    },
    phone: "",
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
