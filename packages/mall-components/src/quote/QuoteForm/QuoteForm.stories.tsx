import type { Meta, StoryObj } from "@storybook/react-vite";
import { fen } from "@tradehall/mall-rules/money";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleQuote } from "../../samples/quote.ts";
import { words } from "./QuoteForm.messages.ts";
import { QuoteForm } from "./QuoteForm.tsx";

const lines = sampleQuote.lines.map(({ id, goods, unit, quantity }) => ({
  ...{ id, goods, unit, quantity, shopName: sampleQuote.shopName, removeHref: `?without=${id}` },
  priced: {
    ...{ priceFen: fen(1_850), offers: [] },
    tiers: [
      { from: 100, priceFen: fen(1_800) },
      { from: 500, priceFen: fen(1_700) },
    ],
  },
}));

const meta = {
  title: "quote/QuoteForm 询价表单 询价 还价 报价申请 RFQ",
  id: "quote-quoteform",
  component: QuoteForm,
  args: { lines, now: Date.UTC(2026, 10, 27), onSubmit: fn() },
} satisfies Meta<typeof QuoteForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sends: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const [price] = canvas.getAllByPlaceholderText(messageText(words.optional));
    if (!price) throw new Error("no price");
    await userEvent.type(price, "abc");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.submit) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(price);
    await userEvent.type(price, "¥15");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.submit) }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** The price of a piece follows the quantity, and the next step is said. */
export const OtherQuantity: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const [quantity] = canvas.getAllByRole("spinbutton");
    if (!quantity) throw new Error("no quantity");
    await expect(canvas.getByText(/18\.00/)).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "40{Tab}");
    await expect(canvas.getByText(/18\.50/)).toHaveTextContent(
      messageText(words.next, { count: "100", unit: "盒", amount: "18.00" }),
    );
  },
};
export const Removes: Story = {
  tags: ["!autodocs"],
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole("link", { name: /^删除|^Delete/ });
    if (!first) throw new Error("nothing to remove");
    await userEvent.click(first);
    await expect(args.onRemove).toHaveBeenCalledWith("310");
  },
};
/** One is left, which stays. */
export const OneRemoved: Story = {
  args: { removed: ["311"] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("spinbutton")).toHaveLength(1);
    await expect(canvas.queryByRole("link", { name: /^删除|^Delete/ })).toBeNull();
  },
};
export const Counter: Story = {
  args: {
    lines: lines.map(({ removeHref: _, ...line }) => ({ ...line, offered: "16.00" as const })),
    asksLeft: 8,
  },
};
export const Refused: Story = {
  args: {
    formError: "最多同时有 20 个进行中的询价单，请先处理或撤回",
    fieldErrors: {
      "price-310": "单价应在 ¥0.01–¥10,000,000.00 之间",
      deliverBy: "请选择今天起 365 天内的日期",
    },
    defaultValues: { "price-310": "99999999", deliverBy: "2020-01-01" },
  },
};
export const Pending: Story = { args: { isPending: true } };
export const SomeLeftOut: Story = { args: { leftOut: ["话费充值卡", "预售电钻"] } };
export const Empty: Story = { args: { lines: [] } };
export const LongChineseText: Story = {
  args: {
    lines: lines.map((line) => ({
      ...line,
      goods: { ...line.goods, title: "重型工业级防静电耐高温防腐蚀不锈钢机械设备专用紧固件".repeat(3) },
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
