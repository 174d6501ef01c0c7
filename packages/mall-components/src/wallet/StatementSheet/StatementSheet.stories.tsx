import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { statementMessages } from "../../messages/statement.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { closedMonth, confirmedMonth, runningMonth } from "../../samples/statement.ts";
import { words } from "./StatementSheet.messages.ts";
import { StatementSheet } from "./StatementSheet.tsx";

const withoutHref = ({ href: _, ...month }: typeof closedMonth) => month;

const meta = {
  title: "wallet/StatementSheet 对账单 账单头部 确认账单 statement",
  id: "wallet-statementsheet",
  component: StatementSheet,
  args: {
    statement: withoutHref(closedMonth),
    ownerName: "上海拓远机电设备有限公司",
    backHref: "/user-center/uc-bill",
    canConfirm: true,
    onConfirm: fn(),
    onPdf: fn(),
  },
} satisfies Meta<typeof StatementSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Acts: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(statementMessages.confirm) }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.pdf) }));
    await expect(args.onPdf).toHaveBeenCalledOnce();
  },
};
export const Running: Story = { args: { statement: withoutHref(runningMonth), canConfirm: false } };
export const Confirmed: Story = {
  args: {
    ...{ statement: withoutHref(confirmedMonth), canConfirm: false },
    confirmed: { name: "拓远采购部", timeText: "2026-10-08 10:21" },
  },
};
export const Member: Story = { args: { isOwnPart: true, canConfirm: false } };
export const Pending: Story = { args: { isPending: true, isDrawing: true } };
export const Narrow: Story = {
  args: { ownerName: "上海拓远机电设备有限公司华东区域采购中心".repeat(2) },
  globals: { viewport: { value: "phone" } },
};
