import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, screen, waitFor } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./AvatarDialog.messages.ts";
import { AvatarDialog } from "./AvatarDialog.tsx";

const src = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="100%" height="100%" fill="teal"/><circle cx="50%" cy="50%" r="25%" fill="gold"/></svg>',
)}`;

const meta = {
  title: "account/AvatarDialog 头像裁剪 裁切 截取 crop",
  id: "account-avatardialog",
  component: AvatarDialog,
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "36rem" } } },
  args: { src, onClose: fn(), onSave: fn() },
} satisfies Meta<typeof AvatarDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saves: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    const area = await screen.findByRole("application", { name: messageText(words.area) });
    area.focus();
    await userEvent.keyboard("+++{ArrowRight}");
    await waitFor(() => expect(screen.getByText("133%")).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: messageText(words.save) }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(mocked(args.onSave).mock.lastCall?.[0].size).toBeGreaterThan(100);
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Refused: Story = { args: { formError: "网络不可用，请稍后重试" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
