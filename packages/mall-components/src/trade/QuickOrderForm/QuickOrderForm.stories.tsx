import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { said } from "../../samples/said.ts";
import { words } from "./QuickOrderForm.messages.ts";
import { QuickOrderForm } from "./QuickOrderForm.tsx";

const meta = {
  title: "trade/QuickOrderForm",
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
    await userEvent.click(canvas.getByRole("button", { name: said(words.recognise) }));
    await expect(canvas.getByText(said(words.none))).toBeVisible();
    await expect(args.onRecognise).not.toHaveBeenCalled();
  },
};

export const Pasted: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("BG2-00017-03\t10\n00120501\t1,200");
    await userEvent.click(canvas.getByRole("button", { name: said(words.recognise) }));
    await expect(args.onRecognise).toHaveBeenCalledWith("BG2-00017-03\t10\n00120501\t1,200");
  },
};

/** Of a file in GBK, as Chinese spreadsheets write CSV. */
export const OfAFile: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const gbk = Uint8Array.from([
      0xbb, 0xf5, 0xba, 0xc5, 0x2c, 0xca, 0xfd, 0xc1, 0xbf, 0x0a, 0x41, 0x2c, 0x32,
    ]);
    const field = canvas.getByLabelText(said(words.file));
    await userEvent.upload(field, new File([gbk], "list.csv", { type: "text/csv" }));
    await waitFor(() => expect(args.onRecognise).toHaveBeenCalledWith("货号,数量\nA,2"));
    await expect(canvas.getByRole("textbox")).toHaveValue("货号,数量\nA,2");
  },
};

export const Workbook: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const file = new File(["PK\u0003\u0004"], "list.csv", { type: "text/csv" });
    await userEvent.upload(canvas.getByLabelText(said(words.file)), file);
    await expect(await canvas.findByText(said(words.workbook))).toBeVisible();
  },
};

export const TooMany: Story = { args: { text: "A\t1\nB\t2", tooMany: 5_120 } };
export const Pending: Story = { args: { text: "A\t1", isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
