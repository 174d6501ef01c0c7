import type { Meta, StoryObj } from "@storybook/react-vite";
import type { YuanText } from "@tradehall/mall-rules/money";
import { expect } from "storybook/test";
import { samplePersonTitle, sampleSheet } from "../../samples/invoice.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./InvoiceSheet.messages.ts";
import { InvoiceSheet } from "./InvoiceSheet.tsx";

const meta = {
  title: "invoice/InvoiceSheet 发票详情 发票内容 价税合计 invoice",
  id: "invoice-invoicesheet",
  component: InvoiceSheet,
  args: sampleSheet,
} satisfies Meta<typeof InvoiceSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const [line] = sampleSheet.lines;

export const Default: Story = {};
export const OfPerson: Story = { args: { type: "ordinary", title: samplePersonTitle } };
export const AfterRefund: Story = {
  args: {
    refunded: "899.00" as YuanText,
    lines: [
      { ...line, quantity: 1 },
      { ...line, kind: "freight", name: "", spec: "", quantity: 0 },
      { ...line, kind: "kept", name: "", spec: "", quantity: 0 },
    ],
    takenBack: [
      {
        invoiceNo: "26112009024000000016",
        amount: "2697.00" as YuanText,
        takenBackAt: "2026-11-21 09:58",
      },
    ],
  },
};
export const Voided: Story = { args: { lines: [] } };
export const Columns: Story = {
  args: { lines: [line, { ...line, name: "安盾 防护手套", spec: "L", quantity: 5 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: messageText(words.net) })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "L" })).toBeVisible();
    await expect(canvas.getByText("L ×5")).not.toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
