import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { listWords } from "../../messages/list.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { words } from "./MessageTabs.messages.ts";
import { MessageTabs } from "./MessageTabs.tsx";

const meta = {
  title: "account/MessageTabs 消息分类 未读 全部已读 inbox tabs",
  id: "account-messagetabs",
  component: MessageTabs,
  args: { current: "all", hrefFor: (tab) => `/user-center/uc-message?tab=${tab}` },
} satisfies Meta<typeof MessageTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MarksTheOpenTab: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(listWords.all) })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("button", { name: messageText(words.readAll) })).toBeDisabled();
  },
};
export const Unread: Story = {
  args: { unreadCount: 3, current: "unread", onReadAll: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.readAll) }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  args: { unreadCount: 1_204 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messagePattern(listWords.unread) })).toHaveTextContent(
      "99+",
    );
  },
};
export const Pending: Story = { args: { unreadCount: 3, isPending: true } };
export const Narrow: Story = { args: { unreadCount: 3 }, globals: { viewport: { value: "phone" } } };
