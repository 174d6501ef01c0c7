import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleQuote } from "../../samples/quote.ts";
import { said } from "../../samples/said.ts";
import { words } from "./QuoteForm.messages.ts";
import { QuoteForm } from "./QuoteForm.tsx";

const lines = sampleQuote.lines.map(({ id, goods, unit, today, quantity }) => ({
  ...{ id, goods, unit, today, quantity, shopName: sampleQuote.shopName },
}));

const meta = {
  title: "trade/QuoteForm",
  component: QuoteForm,
  args: { lines, now: Date.UTC(2026, 10, 27), onSubmit: fn() },
} satisfies Meta<typeof QuoteForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sends: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const [price] = canvas.getAllByPlaceholderText(said(words.optional));
    if (!price) throw new Error("no price");
    await userEvent.type(price, "abc");
    await userEvent.click(canvas.getByRole("button", { name: said(words.submit) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(price);
    await userEvent.type(price, "¥15");
    await userEvent.click(canvas.getByRole("button", { name: said(words.submit) }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Counter: Story = {
  args: { lines: lines.map((line) => ({ ...line, offered: "16.00" as const })), asksLeft: 8 },
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
