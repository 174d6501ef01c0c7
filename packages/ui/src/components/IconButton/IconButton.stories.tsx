import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { WishlistIcon } from "../Icon/icons.ts";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "ui/IconButton 图标按钮 icon button",
  id: "ui-iconbutton",
  component: IconButton,
  args: { icon: WishlistIcon, label: "收藏商品" },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onPress: fn() },
};

export const IsPressed: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "收藏商品" }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Pressed: Story = {
  args: { isPressed: true, tone: "sale", label: "已收藏" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toBeVisible();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Disabled: Story = { args: { isDisabled: true } };
