import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleTitles } from "../../samples/invoice.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./InvoiceTitleList.messages.ts";
import { InvoiceTitleList } from "./InvoiceTitleList.tsx";

const meta = {
  title: "invoice/InvoiceTitleList 发票抬头 抬头列表 税号 invoice titles",
  id: "invoice-invoicetitlelist",
  component: InvoiceTitleList,
  args: { titles: sampleTitles, addHref: "?edit=new", editHref: (id) => `?edit=${id}` },
} satisfies Meta<typeof InvoiceTitleList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Deletes: Story = {
  args: { onDelete: fn(), onSetDefault: fn() },
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const { name } = sampleTitles[1];
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.delete, { name }) }));
    await expect(args.onDelete).toHaveBeenCalledWith("2");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.setDefault, { name }) }));
    await expect(args.onSetDefault).toHaveBeenCalledWith("2");
  },
};
export const Full: Story = {
  args: { titles: Array.from({ length: 20 }, (_, at) => ({ ...sampleTitles[2], id: String(at) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.full, { max: 20 }))).toBeVisible();
  },
};
export const Empty: Story = { args: { titles: [] } };
export const Loading: Story = { args: { titles: [], state: "loading" } };
export const Failed: Story = { args: { titles: [], state: "failed", onRetry: fn() } };
export const Refetching: Story = { args: { state: "refetching" } };
export const Pending: Story = { args: { pendingId: "2" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
