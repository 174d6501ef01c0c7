import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CartEmpty } from "./CartEmpty.tsx";

const meta = { title: "trade/CartEmpty", component: CartEmpty, args: {} } satisfies Meta<typeof CartEmpty>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "去逛逛" })).toHaveAttribute("href", "/list?st=0");
  },
};

export const WithMoreWays: Story = {
  args: { favouritesHref: "/user-center/uc-collection", historyHref: "/user-center/uc-history" },
};

export const OnlyExpired: Story = {
  args: { reason: "expired" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("没有可以结算的商品")).toBeVisible();
  },
};

export const NothingToOrder: Story = {
  args: { reason: "checkout" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "返回购物车" })).toHaveAttribute("href", "/cart");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
