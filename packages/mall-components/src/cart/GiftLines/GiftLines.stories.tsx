import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleGiftLines } from "../../samples/order.ts";
import { GiftLines } from "./GiftLines.tsx";

const meta = {
  title: "cart/GiftLines 随单赠品 赠品 满赠 gift",
  id: "cart-giftlines",
  component: GiftLines,
  args: { lines: sampleGiftLines },
} satisfies Meta<typeof GiftLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const None: Story = { args: { lines: [] } };
