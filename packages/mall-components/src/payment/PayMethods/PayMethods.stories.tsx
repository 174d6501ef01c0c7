import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusalWords } from "@tradehall/mall-rules/words";
import { expect, fn, mocked } from "storybook/test";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { messages, payMethodMessages } from "./PayMethods.messages.ts";
import { PayMethods } from "./PayMethods.tsx";

const meta = {
  title: "payment/PayMethods 支付方式 付款方式 收银台 payment",
  id: "payment-paymethods",
  component: PayMethods,
  args: {
    methods: [{ method: "wechatScan" }, { method: "alipay" }, { method: "balance" }],
    amount: "2156.00",
  },
} satisfies Meta<typeof PayMethods>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { balance: "50000.00", orderNumbers: "202611210900001", onSubmit: fn() },
};

export const PaysByBalance: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole("radio", { name: messagePattern(payMethodMessages.wechatScan) }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: messagePattern(payMethodMessages.balance) }));
    await userEvent.click(
      canvas.getByRole("button", { name: messageText(messages.pay, { amount: "2,156.00" }) }),
    );
    const values = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(values.get("method")).toBe("balance");
    await expect(values.get("intent")).toBe("pay");
    await expect(values.get("orderNumbers")).toBe("202611210900001");
  },
};

export const BalanceTooLow: Story = {
  args: { balance: "120.50", isBalanceEnough: false, topUpHref: "/user-center/uc-balance" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("radio", { name: messagePattern(payMethodMessages.balance) }),
    ).toBeDisabled();
    await expect(
      canvas.getByText(messageText(refusalWords.insufficientBalance, { balance: "120.50" })),
    ).toBeVisible();
  },
};

export const OneBlocked: Story = {
  args: { methods: [{ method: "wechatScan", blockedReason: "暂不可用" }, { method: "alipay" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: messagePattern(payMethodMessages.alipay) })).toBeChecked();
  },
};

export const OnTerms: Story = {
  args: {
    methods: [
      { method: "accountTerms", note: "可用额度 ¥47,844.00，2026-12-27 前还款" },
      { method: "wechatScan" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("radio", { name: messagePattern(payMethodMessages.accountTerms) }),
    ).toBeChecked();
    await expect(canvas.getByText("可用额度 ¥47,844.00，2026-12-27 前还款")).toBeVisible();
  },
};

export const TermsBlocked: Story = {
  args: {
    methods: [
      { method: "wechatScan" },
      { method: "accountTerms", blockedReason: "海蓝五金旗舰店有逾期账款，还清后才能继续使用账期" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("radio", { name: messagePattern(payMethodMessages.accountTerms) }),
    ).toBeDisabled();
  },
};

export const Pending: Story = { args: { isPending: true, balance: "50000.00" } };

export const Refused: Story = { args: { formError: "订单状态已变更", balance: "50000.00" } };

export const Narrow: Story = { args: { balance: "50000.00" }, globals: { viewport: { value: "phone" } } };
