import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { sampleLine, sampleShortLine } from "../../samples/order.ts";
import { messages } from "./ExpiredLines.messages.ts";
import { ExpiredLines } from "./ExpiredLines.tsx";

const meta = {
  title: "cart/ExpiredLines 失效商品 下架商品 找相似 expired",
  id: "cart-expiredlines",
  component: ExpiredLines,
  args: {
    lines: [
      {
        id: "201",
        title: sampleLine.title,
        skuText: sampleLine.skuText,
        quantity: 2,
        reason: "商品已售罄或无货",
        similarHref: "/list?st=0",
      },
      { id: "202", title: sampleShortLine.title, quantity: 1, reason: "该商品已不可购买" },
    ],
  },
} satisfies Meta<typeof ExpiredLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onClear: fn(), onDelete: fn(), onMoveToWishlist: fn() },
};

export const ClearsLines: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.clear) }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getAllByRole("button", { name: messagePattern(actWords.delete) })[1] as HTMLElement,
    );
    await expect(args.onDelete).toHaveBeenCalledWith("202");
  },
};

export const NamesSimilar: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("link", { name: messagePattern(goodsWords.similarNamed, { name: sampleLine.title }) }),
    ).toBeVisible();
  },
};

export const None: Story = {
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
