import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { InvoiceMailForm } from "./InvoiceMailForm.tsx";

const meta = {
  title: "invoice/InvoiceMailForm 发票邮件 发送发票 收票邮箱 email",
  id: "invoice-invoicemailform",
  component: InvoiceMailForm,
  args: {},
} satisfies Meta<typeof InvoiceMailForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sent: Story = {
  args: { sent: [{ email: "caiwu@example.com", time: "2026-11-21 10:05" }] },
};
export const Checked: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "caiwu");
    await userEvent.click(canvas.getByRole("button"));
    await expect(field).toHaveFocus();
    await userEvent.type(field, "@example.com ");
    await userEvent.click(canvas.getByRole("button"));
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(sent.get("email")).toBe("caiwu@example.com");
  },
};
export const Refused: Story = { args: { formError: "该发票今日发送次数已达上限" } };
export const Pending: Story = { args: { isPending: true } };
