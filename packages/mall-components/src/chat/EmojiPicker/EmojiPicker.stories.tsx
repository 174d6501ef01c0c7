import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { EmojiPicker } from "./EmojiPicker.tsx";

const meta = {
  title: "chat/EmojiPicker 表情面板 表情 emoji",
  id: "chat-emojipicker",
  component: EmojiPicker,
  args: { onPick: fn(), onClose: fn() },
} satisfies Meta<typeof EmojiPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One stop of the Tab key; the arrows lead on in all four directions and over the groups. */
export const ByKeys: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const first = canvas.getByRole("button", { name: "😀" });
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "😁" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{End}");
    await expect(canvas.getByRole("button", { name: "➕" })).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowDown}");
    const below = document.activeElement as HTMLElement;
    await expect(below.getBoundingClientRect().left).toBe(first.getBoundingClientRect().left);
    await expect(below).not.toBe(first);
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(args.onPick).toHaveBeenCalledWith("😀");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
