import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { NetworkBar } from "./NetworkBar.tsx";

const meta = {
  title: "chrome/NetworkBar 断网提示条 离线 网络异常 offline",
  id: "chrome-networkbar",
  component: NetworkBar,
  args: { isOffline: true },
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "30rem" } } },
} satisfies Meta<typeof NetworkBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { onRetry: fn(), isRetrying: true } };
export const Online: Story = { args: { isOffline: false } };
