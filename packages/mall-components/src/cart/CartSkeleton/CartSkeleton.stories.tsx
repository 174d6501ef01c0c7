import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartSkeleton } from "./CartSkeleton.tsx";

const meta = { title: "cart/CartSkeleton", component: CartSkeleton, args: {} } satisfies Meta<
  typeof CartSkeleton
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
