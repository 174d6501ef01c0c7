import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx";

const meta = { title: "trade/CheckoutSkeleton", component: CheckoutSkeleton, args: {} } satisfies Meta<
  typeof CheckoutSkeleton
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
