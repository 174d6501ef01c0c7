import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { sampleChatOrders, sampleChatProducts } from "../../samples/chat.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "../ChatHead/ChatHead.messages.ts";
import { OrderToSend } from "../OrderToSend/OrderToSend.tsx";
import { RecentBrowse } from "../RecentBrowse/RecentBrowse.tsx";
import { ChatAsideDialog } from "./ChatAsideDialog.tsx";

const meta = {
  title: "chat/ChatAsideDialog 侧栏抽屉 聊天侧栏 drawer",
  id: "chat-chatasidedialog",
  component: ChatAsideDialog,
  args: {
    recent: <RecentBrowse onSend={fn()} products={sampleChatProducts} />,
    orders: <OrderToSend onSend={fn()} orders={sampleChatOrders} />,
    onClose: fn(),
  },
} satisfies Meta<typeof ChatAsideDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closes: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    await screen.findByRole("dialog", { name: messageText(words.aside) });
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Orders: Story = { args: { tab: "orders" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
