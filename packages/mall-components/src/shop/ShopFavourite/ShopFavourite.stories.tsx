import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ShopFavourite } from "./ShopFavourite.tsx";

const meta = {
  title: "shop/ShopFavourite",
  component: ShopFavourite,
  args: { shopId: "1", name: "百工自营旗舰店", isFavourite: false },
} satisfies Meta<typeof ShopFavourite>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Favourite: Story = { args: { isFavourite: true } };
export const TakesOut: Story = {
  args: { isFavourite: true, onToggle: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { pressed: true }));
    await expect(args.onToggle).toHaveBeenCalledWith("1", false);
  },
};
