import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { AccountChangedDialog } from "./AccountChangedDialog.tsx";

const meta = {
  title: "shell/AccountChangedDialog",
  component: AccountChangedDialog,
  // It stands over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { isOpen: true, onConfirm: fn() },
} satisfies Meta<typeof AccountChangedDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyTheButtonCloses: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByText("您已在其他页面登录了另一个账号，本页面需要重新加载。");
    await userEvent.keyboard("{Escape}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "重新加载" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
