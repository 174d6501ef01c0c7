import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartSkeleton } from "./CartSkeleton.tsx";

const meta = {
  title: "cart/CartSkeleton 购物车骨架屏 加载占位 skeleton",
  id: "cart-cartskeleton",
  component: CartSkeleton,
  args: {},
} satisfies Meta<typeof CartSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
