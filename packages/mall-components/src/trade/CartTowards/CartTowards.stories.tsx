import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartTowards } from "./CartTowards.tsx";

const meta = {
  title: "trade/CartTowards",
  component: CartTowards,
  args: {
    pieces: 12,
    counted: "412.00",
    reduce: "30.00",
    next: { missing: "188.00", text: "满600减80" },
  },
} satisfies Meta<typeof CartTowards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfACoupon: Story = {
  args: {
    name: "工具品类券",
    pieces: 1,
    counted: "99.00",
    reduce: "0.00",
    next: { missing: "200.00", text: "满299减40" },
  },
};
export const Nothing: Story = {
  args: { pieces: 0, counted: "0.00", reduce: "0.00", next: { missing: "300.00", text: "满300减30" } },
};
export const Reached: Story = { args: { pieces: 40, counted: "2680.00", reduce: "260.00", next: undefined } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
