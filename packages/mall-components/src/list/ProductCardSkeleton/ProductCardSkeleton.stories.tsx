import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx";

const meta = {
  title: "list/ProductCardSkeleton 商品卡骨架 加载占位 skeleton",
  id: "list-productcardskeleton",
  component: ProductCardSkeleton,
  args: {},
  decorators: [(Story) => <div style={{ width: 232 }}>{Story()}</div>],
} satisfies Meta<typeof ProductCardSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
