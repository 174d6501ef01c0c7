import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx";

const meta = {
  title: "list/ProductCardSkeleton",
  component: ProductCardSkeleton,
  args: {},
  decorators: [(Story) => <div style={{ width: 232 }}>{Story()}</div>],
} satisfies Meta<typeof ProductCardSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
