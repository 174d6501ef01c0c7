import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./BuyMemberForm.messages.ts";
import { BuyMemberForm } from "./BuyMemberForm.tsx";

const terms = [
  { months: 1, price: "19.90", endDay: "2026-12-21", carriedDays: 0 },
  { months: 3, price: "49.90", endDay: "2027-02-21", carriedDays: 0 },
  { months: 12, price: "168.00", endDay: "2027-11-21", carriedDays: 0 },
] as const;

const meta = {
  title: "membership/BuyMemberForm 会员开通 续费 升级 付费会员 subscription",
  id: "membership-buymemberform",
  component: BuyMemberForm,
  args: {
    ...{ levelId: 6, levelName: "优享卡", kind: "first", blockText: "", terms, balance: "50000.00" },
    methods: ["wechatScan", "alipay", "balance"],
    onSubmit: fn(),
  },
} satisfies Meta<typeof BuyMemberForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChoosesAndSubmits: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /168/ }));
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.submit) }));
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(sent)).toEqual({
      ...{ intent: "buy", levelId: "6", term: "12:168.00", method: "wechatScan" },
    });
  },
};
export const Renewal: Story = { args: { kind: "renewal" } };
export const Upgrade: Story = {
  args: {
    ...{ levelId: 7, levelName: "尊享卡", kind: "upgrade" },
    terms: terms.map((term) => ({ ...term, carriedDays: 46 })),
  },
};
export const Blocked: Story = { args: { blockText: "成长值达到 500 后可开通" } };
export const ServerError: Story = { args: { formError: "余额不足，当前余额 ¥10.00" } };
export const Pending: Story = { args: { isPending: true } };
export const LongChineseText: Story = { args: { levelName: "企业采购尊享会员年度卡".repeat(4) } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
