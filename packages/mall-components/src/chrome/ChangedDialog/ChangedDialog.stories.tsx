import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./ChangedDialog.messages.ts";
import { ChangedDialog } from "./ChangedDialog.tsx";

const meta = {
  title: "chrome/ChangedDialog 变更提示弹窗 账号切换 经销商更新 alert",
  id: "chrome-changeddialog",
  component: ChangedDialog,
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { of: "account", isOpen: true, onConfirm: fn() },
} satisfies Meta<typeof ChangedDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyTheButtonCloses: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    await screen.findByText(messageText(words.account.text));
    await userEvent.keyboard("{Escape}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: messageText(words.account.confirm) }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const OfTheDealer: Story = { args: { of: "dealer" } };
