import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { invoiceWords } from "../../messages/invoice.messages.ts";
import { invoicePageWords } from "../../messages/invoice-page.messages.ts";
import { sampleUnitTitle } from "../../samples/invoice.ts";
import { sampleCompanies } from "../../samples/landing.ts";
import { faultText, messageText } from "../../samples/message-text.ts";
import { words } from "./InvoiceTitleForm.messages.ts";
import { InvoiceTitleForm } from "./InvoiceTitleForm.tsx";

const { kind: _, name: titleName, ...facts } = sampleUnitTitle;
const filled = { titleId: "1", titleType: "2", titleName, ...facts };

const meta = {
  title: "invoice/InvoiceTitleForm 发票抬头表单 新增抬头 税号 title form",
  id: "invoice-invoicetitleform",
  component: InvoiceTitleForm,
  args: { defaultValues: { titleType: "2" } },
} satisfies Meta<typeof InvoiceTitleForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValues: filled, isDefaultLocked: true } };

export const OfPerson: Story = {
  args: { defaultValues: { titleType: "1", titleName: "王建国" } },
  play: async ({ canvas, userEvent }) => {
    const taxNo = () =>
      canvas.queryByRole("textbox", { name: new RegExp(messageText(invoicePageWords.taxNo)) });
    await expect(taxNo()).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: messageText(invoiceWords.unit) }));
    await expect(taxNo()).toBeVisible();
  },
};

export const FromTheLookUp: Story = {
  args: { companies: sampleCompanies, onLookUp: fn(), onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "恒锐");
    const [first] = await canvas.findAllByRole("option");
    await userEvent.click(first as HTMLElement);
    const picked = sampleCompanies[0];
    await expect(canvas.getByDisplayValue(picked?.creditCode ?? "")).toBeVisible();
    await expect(args.onLookUp).toHaveBeenCalled();
  },
};

export const Checked: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const taxNo = canvas.getByRole("textbox", { name: new RegExp(messageText(invoicePageWords.taxNo)) });
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.save) }));
    await expect(canvas.getAllByText(faultText({ reason: "required", of: "titleName" }))[0]).toBeVisible();
    await userEvent.type(canvas.getByRole("combobox"), titleName);
    await userEvent.type(taxNo, "91310115ma1k4ty08x");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.save) }));
    await expect(taxNo).toHaveFocus();
    await expect(canvas.getAllByText(faultText({ reason: "taxNumberCheck" }))[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(taxNo);
    await userEvent.type(taxNo, " 91310115ma1k4ty081");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.save) }));
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(sent.get("taxNo")).toBe("91310115MA1K4TY081");
  },
};
export const Refused: Story = { args: { defaultValues: filled, formError: "最多保存 20 个发票抬头" } };
export const Pending: Story = { args: { defaultValues: filled, isPending: true } };
export const Narrow: Story = { args: { onCancel: fn() }, globals: { viewport: { value: "phone" } } };
