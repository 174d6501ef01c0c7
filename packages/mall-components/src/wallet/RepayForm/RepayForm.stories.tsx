import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkWords } from "@tradehall/mall-rules/words";
import { expect, fn, mocked } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./RepayForm.messages.ts";
import { RepayForm } from "./RepayForm.tsx";

const meta = {
  title: "wallet/RepayForm 账期还款 还账 还款 repayment",
  id: "wallet-repayform",
  component: RepayForm,
  args: {
    ...{ owed: "3356.00", balance: "50000.00", shopId: "1" },
    methods: ["balance", "wechatScan", "alipay", "bankTransfer"],
    onSubmit: fn(),
  },
} satisfies Meta<typeof RepayForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ChecksAndSubmits: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole("textbox", { name: new RegExp(messageText(words.amount)) });
    const send = canvas.getByRole("button", { name: messageText(words.submit) });
    await userEvent.clear(amount);
    await userEvent.type(amount, "3356.01");
    await userEvent.click(send);
    await expect(amount).toHaveAccessibleDescription(
      new RegExp(messageText(checkWords.repaymentRange, { min: "0.01", max: "3,356.00" })),
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, "1,000");
    await userEvent.click(send);
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(sent)).toMatchObject({ intent: "repay", shopId: "1", amount: "1000" });
  },
};
export const ChosenOrders: Story = {
  args: { chosen: { orderNumbers: ["202610210900001", "202611210900001"], amount: "2156.00" } },
};
export const ServerError: Story = { args: { formError: "余额不足（当前余额 ¥120.50）", balance: "120.50" } };
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
