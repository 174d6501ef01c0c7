import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleChatOrder, sampleChatProduct } from "../../samples/chat.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./AtHandCard.messages.ts";
import { AtHandCard } from "./AtHandCard.tsx";

const meta = {
  title: "chat/AtHandCard 咨询卡片 正在咨询 咨询商品 inquiry",
  id: "chat-athandcard",
  component: AtHandCard,
  args: { card: sampleChatProduct, onSend: fn(), onClose: fn() },
} satisfies Meta<typeof AtHandCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SendsAndCloses: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: new RegExp(messageText(words.sendProduct)) }));
    await expect(args.onSend).toHaveBeenCalledWith(sampleChatProduct);
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.close) }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Order: Story = { args: { card: sampleChatOrder } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
