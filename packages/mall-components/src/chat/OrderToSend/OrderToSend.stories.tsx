import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleChatOrders } from "../../samples/chat.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./OrderToSend.messages.ts";
import { OrderToSend } from "./OrderToSend.tsx";

const meta = {
  title: "chat/OrderToSend 发送订单 选择订单 本店订单",
  id: "chat-ordertosend",
  component: OrderToSend,
  args: { orders: sampleChatOrders, onSend: fn() },
} satisfies Meta<typeof OrderToSend>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sends: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const [order] = sampleChatOrders;
    const name = messageText(words.sendNamed, { title: order?.orderNumber ?? "" });
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onSend).toHaveBeenCalledWith(order);
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Loading: Story = { args: { orders: [], state: "loading" } };
export const Failed: Story = { args: { orders: [], state: "failed", onRetry: fn() } };
export const Empty: Story = { args: { orders: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
