import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { messages } from "./PoNumber.messages.ts";
import { PoNumber } from "./PoNumber.tsx";

const orderNumber = "202611210900001";
const meta = {
  title: "order/PoNumber 采购单号 PO 采购编号",
  id: "order-ponumber",
  component: PoNumber,
  args: { orderNumber, value: "CG-2026-0042" },
} satisfies Meta<typeof PoNumber>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onSave: fn() } };

/** Closed again once it is sent, with the focus where it was. */
export const Writes: Story = {
  args: { value: undefined, onSave: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const summary = canvas.getByText(messageText(messages.add));
    await userEvent.click(summary);
    const field = canvas.getByRole("textbox", { name: messageText(orderWords.poNumber) });
    await userEvent.type(field, "　ＣＧ-2026-0042 {Enter}");
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(orderNumber, "CG-2026-0042"));
    await expect(field).not.toBeVisible();
    await expect(summary).toHaveFocus();
  },
};

/** Said, not cut. */
export const RefusesTooLong: Story = {
  args: { onSave: fn(), value: "CG".repeat(20) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("CG".repeat(20)));
    const field = canvas.getByRole("textbox", { name: messageText(orderWords.poNumber) });
    await userEvent.type(field, "X");
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.save) }));
    await waitFor(() => expect(field).toHaveAttribute("aria-invalid", "true"));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
