import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleChatOrders, sampleChatProducts } from "../../samples/chat.ts";
import { messageText } from "../../samples/message-text.ts";
import { OrderToSend } from "../OrderToSend/OrderToSend.tsx";
import { RecentBrowse } from "../RecentBrowse/RecentBrowse.tsx";
import { words } from "./ChatAside.messages.ts";
import { ChatAside } from "./ChatAside.tsx";

const meta = {
  title: "chat/ChatAside 聊天侧栏 客服侧栏 商品与订单 sidebar",
  id: "chat-chataside",
  component: ChatAside,
  args: {
    recent: <RecentBrowse onSend={fn()} products={sampleChatProducts} />,
    orders: <OrderToSend onSend={fn()} orders={sampleChatOrders} />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", flexDirection: "column", blockSize: 520, maxInlineSize: 280 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ChatAside>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turns: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: messageText(words.orders) }));
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};
export const Orders: Story = { args: { tab: "orders" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
