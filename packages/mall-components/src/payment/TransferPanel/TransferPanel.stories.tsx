import type { Meta, StoryObj } from "@storybook/react-vite";
import { transferWords } from "@tradehall/mall-rules/words/transfer";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./TransferPanel.messages.ts";
import { TransferPanel, type TransferView } from "./TransferPanel.tsx";

const transfer: TransferView = {
  ...{ payNo: "P261121093102713904826", status: "waiting", reference: "TH7K2M9PQ4" },
  ...{ amount: "12680.00", received: "0.00", left: "12680.00", excess: "balance", isRepayment: false },
  ...{ accountName: "百工商城（沙盒）有限公司", bankName: "沙盒银行上海分行营业部" },
  ...{ accountNo: "6222000020261127001", untilText: "2026-12-04 15:30", receipts: [] },
};

const meta = {
  title: "payment/TransferPanel 对公转账 银行转账 汇款 transfer",
  id: "payment-transferpanel",
  component: TransferPanel,
  args: { transfer, methodsHref: "#methods", onSlip: fn(), onCheck: fn() },
} satisfies Meta<typeof TransferPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Acts: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.slip) }));
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.check) }));
    await expect(args.onSlip).toHaveBeenCalledTimes(1);
    await expect(args.onCheck).toHaveBeenCalledTimes(1);
    const name = messageText(transferWords.reference);
    await expect(canvas.getByRole("button", { name: messageText(words.copy, { name }) })).toBeVisible();
  },
};
export const TooLittle: Story = {
  args: {
    transfer: {
      ...{ ...transfer, received: "12000.00", left: "680.00" },
      receipts: [{ timeText: "2026-11-28 10:02:11", amount: "12000.00", outcome: "short" }],
    },
  },
};
export const TooMuch: Story = {
  args: {
    transfer: {
      ...{ ...transfer, status: "paid", received: "12700.00", left: "0.00" },
      receipts: [
        { timeText: "2026-11-28 10:02:11", amount: "12000.00", outcome: "exact" },
        { timeText: "2026-11-29 09:15:40", amount: "700.00", outcome: "over" },
      ],
    },
  },
};
export const Over: Story = {
  args: {
    transfer: {
      ...{ ...transfer, status: "expired", excess: "payer", received: "12680.00", left: "0.00" },
      receipts: [{ timeText: "2026-12-06 08:30:00", amount: "12680.00", outcome: "late" }],
    },
  },
};
export const Repayment: Story = { args: { transfer: { ...transfer, isRepayment: true } } };
export const Checking: Story = { args: { isChecking: true, isDrawing: true } };
export const LongNames: Story = {
  args: {
    transfer: {
      ...transfer,
      accountName: "长三角工业品供应链管理与技术服务（上海）有限责任公司浦东新区第二分公司",
      bankName: "中国工商银行股份有限公司上海市张江高科技园区支行营业部",
    },
  },
  globals: { viewport: { value: "phone" } },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
