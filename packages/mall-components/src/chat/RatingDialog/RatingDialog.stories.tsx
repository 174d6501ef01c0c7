import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "../ChatHead/ChatHead.messages.ts";
import { RatingDialog } from "./RatingDialog.tsx";

const meta = {
  title: "chat/RatingDialog 服务评价弹窗 评价客服 满意度 rating",
  id: "chat-ratingdialog",
  component: RatingDialog,
  args: { noteLimit: 200, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof RatingDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closes: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    await screen.findByRole("dialog", { name: messageText(words.rate) });
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Done: Story = { args: { isDone: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
