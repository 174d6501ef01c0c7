import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { invoiceWords } from "../../messages/invoice.messages.ts";
import { sampleTitles } from "../../samples/invoice.ts";
import { messageText } from "../../samples/message-text.ts";
import { InvoiceChoice } from "./InvoiceChoice.tsx";

const meta = {
  title: "invoice/InvoiceChoice 发票选择 开票 专票 普票",
  id: "invoice-invoicechoice",
  component: InvoiceChoice,
  args: {
    titles: sampleTitles.map(({ isDefault: _, ...title }) => title),
    canBeNone: true,
    titlesHref: "/user-center/uc-addInvoiceHeader",
    defaultValues: { invoiceType: "1", titleId: "1" },
  },
} satisfies Meta<typeof InvoiceChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chooses: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: new RegExp(sampleTitles[1].name) }));
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.apply) }));
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(sent)).toEqual({ invoiceType: "1", titleId: "2" });
  },
};
/** Nothing to choose of titles where no invoice is wanted. */
export const NoInvoice: Story = {
  args: { defaultValues: { invoiceType: "0", titleId: "1" } },
  play: async ({ canvas, userEvent }) => {
    const title = { name: new RegExp(sampleTitles[1].name), hidden: true };
    await expect(canvas.getByRole("radio", title)).not.toBeVisible();
    await userEvent.click(
      canvas.getByRole("radio", { name: new RegExp(messageText(invoiceWords.ordinary)) }),
    );
    await expect(canvas.getByRole("radio", title)).toBeVisible();
  },
};
export const NoTitle: Story = { args: { titles: [], canBeNone: false } };
export const Refused: Story = {
  args: { formError: "开具专用发票需要单位地址、电话、开户银行和银行账号，请先补全该抬头" },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
