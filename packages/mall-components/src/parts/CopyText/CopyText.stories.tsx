import type { Meta, StoryObj } from "@storybook/react-vite";
import { orderWords } from "../../messages/order.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { CopyText } from "./CopyText.tsx";

const orderNumber = "2026112800001";
const meta = {
  title: "parts/CopyText 一键复制 复制编号 copy",
  id: "parts-copytext",
  component: CopyText,
  args: { label: messageText(orderWords.copyNumber, { orderNumber }), text: orderNumber },
} satisfies Meta<typeof CopyText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithWords: Story = { args: { variant: "text", size: "m" } };
export const NotOnPaper: Story = { args: { isScreenOnly: true } };
