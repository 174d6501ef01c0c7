import type { Meta, StoryObj } from "@storybook/react-vite";
import { WishlistTabs } from "./WishlistTabs.tsx";

const meta = {
  title: "account/WishlistTabs",
  component: WishlistTabs,
  args: { current: "products", hrefFor: (tab) => `?tab=${tab}` },
} satisfies Meta<typeof WishlistTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Shops: Story = { args: { current: "shops" } };
export const Lists: Story = { args: { current: "lists" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
