import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ShopWishlistButton } from "./ShopWishlistButton.tsx";

const meta = {
  title: "shop/ShopWishlistButton 店铺收藏 关注店铺 收藏按钮 favourite",
  id: "shop-shopwishlistbutton",
  component: ShopWishlistButton,
  args: { shopId: "1", name: "百工自营旗舰店", isWishlisted: false },
} satisfies Meta<typeof ShopWishlistButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InWishlist: Story = { args: { isWishlisted: true } };
export const TakesOut: Story = {
  args: { isWishlisted: true, onToggle: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { pressed: true }));
    await expect(args.onToggle).toHaveBeenCalledWith("1", false);
  },
};
