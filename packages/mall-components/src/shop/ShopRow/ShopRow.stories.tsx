import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleShops } from "../../samples/product-detail.ts";
import { ShopRow } from "./ShopRow.tsx";

const meta = {
  title: "shop/ShopRow 推荐店铺 首页店铺 shops",
  id: "shop-shoprow",
  component: ShopRow,
  args: { shops: sampleShops },
} satisfies Meta<typeof ShopRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { shops: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
