import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { line, refundLine } from "../../samples/statement.ts";
import { words } from "./StatementLines.messages.ts";
import { StatementLines } from "./StatementLines.tsx";

const meta = {
  title: "wallet/StatementLines 账单明细 对账 账单行 statement lines",
  id: "wallet-statementlines",
  component: StatementLines,
  args: {
    lines: [line, refundLine],
    canAsk: true,
    pager: { page: 1, pageCount: 1, hrefForPage: (page) => `?page=${page}` },
  },
} satisfies Meta<typeof StatementLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Asks: Story = {
  tags: ["!autodocs"],
  args: { lines: [line], onAsk: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(messageText(words.ask)));
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.send) }));
    const field = canvas.getByRole("textbox", { name: messageText(words.question) });
    await expect(field).toHaveFocus();
    await userEvent.type(field, "是否含运费？");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.send) }));
    const sent = mocked(args.onAsk as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect([sent.get("lineId"), sent.get("question")]).toEqual(["7", "是否含运费？"]);
  },
};
export const Refused: Story = {
  args: {
    refused: { id: "7", defaultValues: { question: "" }, fieldErrors: { question: "请输入您的问题" } },
  },
};
export const Running: Story = { args: { canAsk: false, lines: [{ ...line, id: "0" }] } };
export const Waiting: Story = { args: { lines: [{ ...refundLine, answer: "" }] } };
export const Pages: Story = {
  args: { pager: { page: 1, pageCount: 4, hrefForPage: (page) => `?page=${page}` } },
};
export const Pending: Story = { args: { isPending: true } };
export const None: Story = { args: { lines: [] } };
export const Loading: Story = { args: { lines: [], state: "loading" } };
export const Failed: Story = { args: { lines: [], state: "failed", onRetry: fn() } };
export const LongChineseText: Story = {
  args: {
    lines: [
      { ...line, shopName: "华东区域紧固件与标准件专营旗舰店".repeat(2), notes: ["生产一部".repeat(8)] },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
