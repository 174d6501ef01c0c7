import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { orderWords } from "../../messages/order.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { InvoiceRow } from "./InvoiceRow.tsx";

const meta = {
  title: "checkout/InvoiceRow 结算发票栏 发票 抬头 invoice",
  id: "checkout-invoicerow",
  component: InvoiceRow,
  args: {},
} satisfies Meta<typeof InvoiceRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HasNoLink: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(orderWords.noInvoice))).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const Company: Story = {
  args: {
    invoice: { type: "special", titleKind: "unit", title: "上海百工贸易有限公司" },
    editHref: "/invoice-info-select",
  },
};

export const Personal: Story = {
  args: { invoice: { type: "ordinary", titleKind: "personal", title: "王建国" } },
};
