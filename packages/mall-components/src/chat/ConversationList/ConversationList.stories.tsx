import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleChatNow, sampleConversations } from "../../samples/chat.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./ConversationList.messages.ts";
import { ConversationList } from "./ConversationList.tsx";

const meta = {
  title: "chat/ConversationList 会话列表 联系人 最近聊天 conversations",
  id: "chat-conversationlist",
  component: ConversationList,
  args: { conversations: sampleConversations, now: sampleChatNow },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", flexDirection: "column", blockSize: 480, maxInlineSize: 300 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Current: Story = {
  args: { currentId: "2" },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("link");
    await expect(rows[1]).toHaveAttribute("aria-current", "true");
    await expect(rows[2]).toHaveTextContent("99+");
    await expect(rows[2]).toHaveAccessibleName(
      expect.stringContaining(messageText(words.unread, { count: 128 })),
    );
  },
};
/** By shop and by last words. */
export const Searched: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: messageText(words.search) });
    await userEvent.type(field, "恒力");
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.type(field, "尺码");
    await expect(canvas.getByRole("link", { name: /拓远/ })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "没有的");
    await expect(canvas.getByText(messageText(words.none, { keyword: "没有的" }))).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
  },
};
export const Empty: Story = { args: { conversations: [] } };
export const LongChineseText: Story = {
  args: {
    conversations: sampleConversations.map((one) => ({
      ...one,
      shopName: "苏州恒力机电设备有限公司华东区劳保五金官方旗舰店".repeat(2),
      lastText: "您好，您要的外六角全牙螺栓已为您备好，请确认收货地址与开票信息后下单。".repeat(2),
      unreadCount: 1000,
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
