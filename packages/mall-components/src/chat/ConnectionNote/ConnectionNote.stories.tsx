import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { words } from "./ConnectionNote.messages.ts";
import { ConnectionNote } from "./ConnectionNote.tsx";

const meta = {
  title: "chat/ConnectionNote 连接提示 断线 重连 网络状态 connection",
  id: "chat-connectionnote",
  component: ConnectionNote,
  args: { state: "reconnecting" },
} satisfies Meta<typeof ConnectionNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Nothing to look at; read aloud when the connection is back. */
export const Online: Story = {
  args: { state: "online" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(messageText(words.online));
  },
};
export const Offline: Story = { args: { state: "offline" } };
export const Polling: Story = { args: { state: "polling" } };
/** While the connection is well; a bad one is said first. */
export const Away: Story = {
  args: { state: "online", isAway: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(messagePattern(words.away));
  },
};
export const Replaced: Story = {
  args: { state: "replaced", onReload: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(messagePattern(words.replaced));
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.reload) }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Lost: Story = {
  args: { state: "lost", onReload: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(messageText(words.lost));
  },
};
export const Narrow: Story = {
  args: { state: "lost", isAway: true, onReload: fn() },
  globals: { viewport: { value: "phone" } },
};
