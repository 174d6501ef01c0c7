import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./ChatHead.messages.ts";
import { ChatHead } from "./ChatHead.tsx";

const meta = {
  title: "chat/ChatHead 聊天头部 会话标题 客服状态 header",
  id: "chat-chathead",
  component: ChatHead,
  args: { shop: { shopName: "百工自营旗舰店", presence: "online" }, backHref: "/chat" },
} satisfies Meta<typeof ChatHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Whole: Story = {
  args: {
    shop: { shopName: "百工自营旗舰店", presence: "online", href: "/shop-detail?shopId=1" },
    onSearch: fn(),
    onRate: fn(),
    onAside: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.search) }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.rate) }));
    await expect(args.onRate).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { shop: { shopName: "青禾五金批发", presence: "offline" } } };
export const Typing: Story = {
  args: { isTyping: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(messageText(words.typing));
  },
};
export const LongChineseText: Story = {
  args: {
    shop: { shopName: "苏州恒力机电设备有限公司华东区劳保五金官方旗舰店".repeat(3), presence: "online" },
    onSearch: fn(),
    onRate: fn(),
    onAside: fn(),
  },
};
/** The way back, and products and orders, which have no room beside. */
export const Narrow: Story = {
  args: { onSearch: fn(), onRate: fn(), onAside: fn() },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: messageText(words.back) })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.aside) }));
    await expect(args.onAside).toHaveBeenCalledOnce();
  },
};
