import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleChatProducts } from "../../samples/chat.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./RecentBrowse.messages.ts";
import { RecentBrowse } from "./RecentBrowse.tsx";

const meta = {
  title: "chat/RecentBrowse 发送商品 最近浏览 选择商品",
  id: "chat-recentbrowse",
  component: RecentBrowse,
  args: { products: sampleChatProducts, onSend: fn() },
} satisfies Meta<typeof RecentBrowse>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sends: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const [product] = sampleChatProducts;
    const name = messageText(words.sendNamed, { title: product?.name ?? "" });
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onSend).toHaveBeenCalledWith(product);
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Loading: Story = { args: { products: [], state: "loading" } };
export const Failed: Story = { args: { products: [], state: "failed", onRetry: fn() } };
export const Empty: Story = { args: { products: [] } };
export const LongChineseText: Story = {
  args: { products: sampleChatProducts.map((one) => ({ ...one, name: one.name.repeat(4) })) },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
