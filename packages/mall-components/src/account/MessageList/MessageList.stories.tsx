import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleMessages, sampleMessagesNow } from "../../samples/messages.ts";
import { words } from "./MessageList.messages.ts";
import { MessageList } from "./MessageList.tsx";

const meta = {
  title: "account/MessageList 消息列表 站内信 通知 notifications",
  id: "account-messagelist",
  component: MessageList,
  args: { messages: sampleMessages, now: sampleMessagesNow },
} satisfies Meta<typeof MessageList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HasThreeMessages: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
  },
};
export const Loading: Story = { args: { messages: undefined, state: "loading" } };
export const Failed: Story = {
  args: { messages: undefined, state: "failed", onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { messages: [] } };
export const NothingUnread: Story = {
  args: { messages: [], tab: "unread", allHref: "/user-center/uc-message" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(words.showAll) })).toBeVisible();
  },
};
export const Refetching: Story = { args: { state: "refetching" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
