import type { Meta, StoryObj } from "@storybook/react-vite";
import type { YuanText } from "@tradehall/mall-rules/money";
import { samplePersonTitle, sampleSheet } from "../../samples/invoice.ts";
import { InvoiceSheet } from "./InvoiceSheet.tsx";

const meta = {
  title: "trade/InvoiceSheet",
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
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
