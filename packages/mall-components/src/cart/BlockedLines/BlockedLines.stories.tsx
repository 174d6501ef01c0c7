import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cartWords } from "../../messages/cart.messages.ts";
import { messagePattern } from "../../samples/message-text.ts";
import { sampleLine, sampleShortLine } from "../../samples/order.ts";
import { messages } from "./BlockedLines.messages.ts";
import { BlockedLines } from "./BlockedLines.tsx";

const { id, title, skuText, href } = sampleShortLine;
const short = { id, title, skuText, href, quantity: 6, reason: "库存不足", orderable: 4, canLeaveOut: true };
const closed = {
  id: "2",
  title: sampleLine.title,
  skuText: sampleLine.skuText,
  quantity: 2,
  reason: "当前店铺已暂停营业，无法查看",
  canLeaveOut: true,
};

const meta = {
  title: "cart/BlockedLines 不可下单商品 无法结算 库存不足 blocked",
  id: "cart-blockedlines",
  component: BlockedLines,
  args: { lines: [short, closed], cause: "goods" },
} satisfies Meta<typeof BlockedLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WaysOut: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messagePattern(messages.orderable, { count: 4 }))).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: messagePattern(cartWords.changeTo, { count: 4 }) }),
    ).toHaveValue(`take:${id}:4`);
    await expect(canvas.getAllByRole("button", { name: messagePattern(messages.leaveOut) })).toHaveLength(2);
  },
};

export const OtherRegion: Story = {
  args: { cause: "region", lines: [{ ...closed, reason: "当前地区不支持配送" }] },
};

export const NothingElse: Story = {
  args: { cause: "all", lines: [{ ...short, canLeaveOut: false }] },
};

export const Changing: Story = { args: { pendingIntent: `take:${id}:4` } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
