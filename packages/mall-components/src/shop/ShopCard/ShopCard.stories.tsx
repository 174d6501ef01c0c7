import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleShop } from "../../samples/product-detail.ts";
import { ShopWishlistButton } from "../ShopWishlistButton/ShopWishlistButton.tsx";
import { ShopCard } from "./ShopCard.tsx";

const meta = {
  title: "shop/ShopCard 店铺卡片 店铺 商家 shop",
  id: "shop-shopcard",
  component: ShopCard,
  args: { shop: { id: "1", name: "百工自营旗舰店", href: "/shopIndex?shopId=1" } },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof ShopCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { shop: sampleShop } };
export const Side: Story = { args: { shop: sampleShop, serviceHref: "/chat" } };
export const Tile: Story = { args: { shop: sampleShop, variant: "tile" } };
export const Row: Story = {
  args: {
    shop: { ...sampleShop, isWishlisted: true },
    variant: "row",
    children: <ShopWishlistButton isWishlisted name={sampleShop.name} shopId="1" />,
  },
  decorators: [(Story) => <div style={{ width: 1180 }}>{Story()}</div>],
};
/** Beside a product: its shop's other goods can be searched. */
export const Searches: Story = {
  args: { shop: sampleShop, variant: "row", searchAction: "/list" },
  decorators: [(Story) => <div style={{ width: 1180 }}>{Story()}</div>],
};
export const Closed: Story = { args: { shop: { ...sampleShop, isOpen: false } } };
