import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { samplePicture } from "../../samples/catalog-pictures.ts";
import { AddedToCart } from "./AddedToCart.tsx";

const meta = {
  title: "catalog/AddedToCart",
  component: AddedToCart,
  args: {
    product: {
      name: "无刷锂电冲击钻",
      picture: samplePicture("drill", 28),
      skuName: "橙黑 双电池",
      yuan: "468.00",
      count: 2,
    },
    cartCount: 12,
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof AddedToCart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithContinue: Story = { args: { onContinue: fn() } };
export const Toast: Story = { args: { variant: "toast" } };
