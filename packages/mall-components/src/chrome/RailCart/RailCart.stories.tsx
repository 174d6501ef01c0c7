import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cartWords } from "../../messages/cart.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleRailCart } from "../../samples/rail.ts";
import { words } from "./RailCart.messages.ts";
import { RailCart } from "./RailCart.tsx";
import { RailCartSum } from "./RailCartSum.tsx";

const meta = {
  title: "chrome/RailCart 侧栏购物车 迷你购物车 mini-cart",
  id: "chrome-railcart",
  component: RailCart,
  args: { shops: sampleRailCart },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof RailCart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HasThreeLines: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByText(messageText(words.unticked))).toBeVisible();
  },
};
export const SomeUnavailable: Story = { args: { unavailableCount: 2 } };
export const Empty: Story = {
  args: { shops: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(listWords.browse) })).toHaveAttribute(
      "href",
      "/list?st=0",
    );
  },
};
export const OnlyUnavailable: Story = { args: { shops: [], unavailableCount: 1 } };
export const Sum: Story = {
  render: () => <RailCartSum count={12} yuan="12345.60" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(cartWords.settle) })).toHaveAttribute(
      "href",
      "/cart",
    );
  },
};
export const NothingChosen: Story = {
  render: () => <RailCartSum count={0} yuan="0.00" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(words.choose) })).toHaveAttribute(
      "href",
      "/cart",
    );
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
