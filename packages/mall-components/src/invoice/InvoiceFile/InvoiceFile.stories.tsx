import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./InvoiceFile.messages.ts";
import { InvoiceFile } from "./InvoiceFile.tsx";

const meta = {
  title: "invoice/InvoiceFile 发票文件 电子发票 PDF",
  id: "invoice-invoicefile",
  component: InvoiceFile,
  args: { href: "about:blank", invoiceNo: "26112110024000000017" },
} satisfies Meta<typeof InvoiceFile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Opened: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(messageText(words.read)));
    await expect(canvas.getByRole("link", { name: messageText(words.open) })).toBeVisible();
  },
};
