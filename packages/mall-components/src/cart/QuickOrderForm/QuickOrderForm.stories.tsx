import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./QuickOrderForm.messages.ts";
import { QuickOrderForm } from "./QuickOrderForm.tsx";

const meta = {
  title: "cart/QuickOrderForm 快速下单表单 批量下单 货号导入 Excel quick order",
  id: "cart-quickorderform",
  component: QuickOrderForm,
  args: { text: "", onText: fn(), onRecognise: fn() },
  render: function Kept(args) {
    const [text, setText] = useState(args.text);
    return <QuickOrderForm {...args} onText={setText} text={text} />;
  },
} satisfies Meta<typeof QuickOrderForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Nothing: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.recognise) }));
    await expect(canvas.getByText(messageText(words.none))).toBeVisible();
    await expect(args.onRecognise).not.toHaveBeenCalled();
  },
};

export const Pasted: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("BG2-00017-03\t10\n00120501\t1,200");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.recognise) }));
    await expect(args.onRecognise).toHaveBeenCalledWith("BG2-00017-03\t10\n00120501\t1,200");
  },
};

/** Thousands of lines stay out of the field, which a browser would need long to lay out. */
export const PastedLong: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const list = Array.from({ length: 2_000 }, (_, at) => `BG2-00017-${at}\t10`).join("\n");
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste(list);
    await expect(canvas.getByText(messageText(words.long, { lines: 2_000 }))).toBeVisible();
    await expect(canvas.getByRole("button", { name: messageText(words.clear) })).toBeVisible();
  },
};
export const OfAFile: Story = {
  tags: ["!autodocs"],
  args: { onFile: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(["A,2"], "list.csv", { type: "text/csv" });
    await userEvent.upload(canvas.getByLabelText(messageText(words.file)), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

export const OldWorkbook: Story = { args: { fileFault: "oldWorkbook" } };
export const TooLargeAFile: Story = { args: { fileFault: "tooLarge" } };
export const Reading: Story = { args: { isReading: true, onFile: fn() } };
export const PartOfAWorkbook: Story = {
  args: { text: "\n货号\t数量\n00120501\t10", source: { sheet: { name: "采购清单", others: 2 }, above: 1 } },
};
export const LookingUp: Story = {
  args: { text: "A\t1", isPending: true, progress: { done: 1_200, of: 5_000 } },
};
export const TooMany: Story = { args: { text: "A\t1\nB\t2", tooMany: 5_120 } };
export const Pending: Story = { args: { text: "A\t1", isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
