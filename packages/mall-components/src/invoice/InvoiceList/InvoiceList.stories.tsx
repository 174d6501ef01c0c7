import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { sampleInvoice, sampleInvoices } from "../../samples/invoice.ts";
import { InvoiceList } from "./InvoiceList.tsx";

const meta = {
  title: "invoice/InvoiceList 发票列表 我的发票 invoices",
  id: "invoice-invoicelist",
  component: InvoiceList,
  args: { invoices: sampleInvoices, ordersHref: "/user-center/uc-order" },
} satisfies Meta<typeof InvoiceList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { invoices: [], state: "loading" } };
export const Refetching: Story = { args: { state: "refetching" } };
export const Empty: Story = { args: { invoices: [] } };
export const Failed: Story = { args: { invoices: [], state: "failed", onRetry: fn() } };
export const LongChineseText: Story = {
  args: {
    invoices: [{ ...sampleInvoice, titleName: "中国长三角工业自动化成套设备（集团）股份有限公司上海分公司" }],
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
