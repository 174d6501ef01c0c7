import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { goodsWords } from "../../messages/goods.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleProducts } from "../../samples/products.ts";
import { words } from "./CompareTray.messages.ts";
import { CompareTray } from "./CompareTray.tsx";

const products = sampleProducts.map(({ id, name, href, picture }) => ({ id, name, href, picture }));
const items = products.slice(0, 3);
const meta = {
  title: "list/CompareTray 对比栏 对比篮 悬浮栏 compare",
  id: "list-comparetray",
  component: CompareTray,
  args: { items, most: 4, presses: 1, onRemove: fn(), onClear: fn(), onCompare: fn() },
  decorators: [(Story) => <div style={{ minBlockSize: 260 }}>{Story()}</div>],
} satisfies Meta<typeof CompareTray>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** By keyboard: open, take one out, close again, compare. */
export const Keys: Story = {
  args: { presses: 0 },
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const cross = canvas.getByRole("button", {
      name: messageText(words.remove, { name: items[0]?.name ?? "" }),
    });
    await expect(cross).toBeVisible();
    cross.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledWith(items[0]?.id);
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.clear) }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: messageText(goodsWords.compare) }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};

/** The fifth finds no room. */
export const Full: Story = {
  args: { items: products.slice(0, 4), isFull: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.full, { most: 4 }))).toBeVisible();
  },
};

export const One: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: messageText(goodsWords.compare) })).toBeDisabled();
  },
};
export const Folded: Story = { args: { presses: 0 } };
/** One is sold no more, of one no one knows anything. */
export const Gone: Story = {
  args: { items: [...items.slice(0, 1), { id: "7", name: "下架商品" }, { id: "8", name: "" }] },
};
/** Names are still asked for. */
export const Coming: Story = { args: { items: [{ id: "1" }, { id: "2" }] } };
export const None: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
