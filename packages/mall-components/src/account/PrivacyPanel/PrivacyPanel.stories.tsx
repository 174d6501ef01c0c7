import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./PrivacyPanel.messages.ts";
import { PrivacyPanel } from "./PrivacyPanel.tsx";

const meta = {
  title: "account/PrivacyPanel 隐私设置 个性化推荐 数据下载 privacy",
  id: "account-privacypanel",
  component: PrivacyPanel,
  args: {
    isRecommended: true,
    closesText: "",
    closeHref: "/user-center/uc-account?part=close",
    onDownload: fn(),
  },
} satisfies Meta<typeof PrivacyPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Presses: Story = {
  tags: ["!autodocs"],
  args: { onRecommend: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.turnOff) }));
    await expect(args.onRecommend).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.download) }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};
export const Off: Story = { args: { isRecommended: false } };
export const Downloading: Story = { args: { isDownloading: true } };
export const Turning: Story = { args: { isPending: true } };
export const Closing: Story = { args: { closesText: "2026-12-04 09:30" } };
export const Loading: Story = { args: { state: "loading" } };
export const Failed: Story = { args: { state: "failed", onRetry: fn() } };
export const Narrow: Story = {
  args: { closesText: "2026-12-04 09:30" },
  globals: { viewport: { value: "phone" } },
};
