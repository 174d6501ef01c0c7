import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkWords } from "@tradehall/mall-rules/words";
import { expect, fn, mocked } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./TopUpForm.messages.ts";
import { TopUpForm } from "./TopUpForm.tsx";

const meta = {
  title: "wallet/TopUpForm 余额充值 充值 常用金额 top-up",
  id: "wallet-topupform",
  component: TopUpForm,
  args: {
    room: "100000.00",
    methods: ["wechatScan", "alipay"],
    hrefForAmount: (yuan) => `/user-center/uc-balance?amount=${yuan}`,
    onSubmit: fn(),
  },
} satisfies Meta<typeof TopUpForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AmountChosen: Story = { args: { defaultValues: { amount: "1000" } } };

export const ChecksAndSubmits: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole("textbox", { name: new RegExp(messageText(words.amount)) });
    const send = canvas.getByRole("button", { name: messageText(words.submit) });
    await userEvent.type(amount, "100000.01");
    await userEvent.click(send);
    await expect(amount).toHaveAccessibleDescription(
      new RegExp(messageText(checkWords.topUpRange, { min: "0.01", max: "100,000.00" })),
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, "１,２00.5");
    await userEvent.click(send);
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(sent)).toEqual({
      intent: "top-up",
      amount: "1200.5",
      method: "wechatScan",
    });
  },
};
export const ServerError: Story = {
  args: { defaultValues: { amount: "5000" }, formError: "账户余额最多 ¥1,000,000.00，本次最多可充值 ¥50.00" },
};
export const LittleRoom: Story = { args: { room: "600.00" } };
export const Full: Story = { args: { room: "0.00" } };
export const NotAvailable: Story = { args: { methods: [] } };
export const Pending: Story = { args: { defaultValues: { amount: "5000" }, isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
