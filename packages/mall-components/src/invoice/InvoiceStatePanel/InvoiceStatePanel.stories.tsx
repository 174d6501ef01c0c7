import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { invoicePageWords } from "../../messages/invoice-page.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { InvoiceStatePanel } from "./InvoiceStatePanel.tsx";

const meta = {
  title: "invoice/InvoiceStatePanel 开票状态 发票进度 invoice status",
  id: "invoice-invoicestatepanel",
  component: InvoiceStatePanel,
  args: {
    status: "applying",
    type: "ordinary",
    isUnpaid: false,
    allowedActions: ["change", "withdraw"],
    choiceHref: "/invoice-info-select",
  },
} satisfies Meta<typeof InvoiceStatePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BeforePayment: Story = { args: { isUnpaid: true } };
export const IssuedAnew: Story = { args: { takenBackNo: "26112110024000000017" } };
export const Issued: Story = {
  args: { status: "issued", type: "special", allowedActions: [], downloadHref: "/invoice-file" },
};
export const Voided: Story = { args: { status: "voided", allowedActions: [] } };
export const GivesUp: Story = {
  args: { onWithdraw: fn() },
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(invoicePageWords.withdraw) }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};
export const GivenUp: Story = { args: { status: "closed", allowedActions: ["apply"] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
