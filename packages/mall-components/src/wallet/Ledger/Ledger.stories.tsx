import type { Meta, StoryObj } from "@storybook/react-vite";
import { Surface } from "@tradehall/ui/Surface";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messages } from "../../parts/ListPager/ListPager.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./Ledger.messages.ts";
import { Ledger, type LedgerTab } from "./Ledger.tsx";
import type { LedgerEntry } from "./LedgerRow.tsx";

const time = { timeText: "2026-11-21 09:30", dateTime: "2026-11-21T09:30:00+08:00" };
const entries: LedgerEntry[] = [
  { id: "3", source: "退款", detail: "202611210900001", ...time, amount: "1234.50", balance: "2034.50" },
  { id: "2", source: "订单支付", detail: "202611200900007", ...time, amount: "-200.00", balance: "800.00" },
  { id: "1", source: "充值", ...time, amount: "1000.00", balance: "1000.00" },
];
const hrefForTab = (tab: LedgerTab) => `/user-center/uc-balance?tab=${tab}`;

const meta = {
  title: "wallet/Ledger 收支明细 流水 余额明细 积分明细 ledger",
  id: "wallet-ledger",
  component: Ledger,
  args: { label: "余额明细", entries },
  decorators: [(Story) => <Surface>{Story()}</Surface>],
} satisfies Meta<typeof Ledger>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SignsAmounts: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const [refund, payment] = canvas.getAllByRole("listitem");
    await expect(refund).toHaveTextContent("+¥1,234.50");
    await expect(payment).toHaveTextContent("−¥200.00");
    await expect(payment).toHaveTextContent(messageText(words.balance, { balance: "¥800.00" }));
  },
};
export const Growth: Story = {
  args: {
    label: "成长值明细",
    entries: [
      { id: "2", source: "退款扣回", ...time, amount: -20, unit: "growth", balance: 145 },
      { id: "1", source: "订单完成", ...time, amount: 165, unit: "growth", balance: 165 },
    ],
  },
};
export const Points: Story = {
  args: {
    label: "积分明细",
    entries: [
      { id: "2", source: "订单完成", ...time, amount: 1280, balance: 1480 },
      { id: "1", source: "积分抵扣", ...time, amount: -300, balance: 200 },
    ],
  },
  play: async ({ canvas }) => {
    const [earned, spent] = canvas.getAllByRole("listitem");
    await expect(earned).toHaveTextContent(`+${messageText(words.points, { points: 1280 })}`);
    await expect(spent).toHaveTextContent(`−${messageText(words.points, { points: 300 })}`);
  },
};
export const TabsAndPages: Story = {
  args: {
    hrefForTab,
    tab: "in",
    pager: { page: 2, pageCount: 3, hrefForPage: (page) => `/user-center/uc-balance?tab=in&page=${page}` },
    entries: entries.map((entry) => ({ ...entry, href: "/order-detail?orderNumber=202611210900001" })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(words.in) })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: messageText(messages.page, { page: "3" }) })).toBeVisible();
  },
};
export const Loading: Story = { args: { entries: [], hrefForTab, state: "loading" } };
export const Refetching: Story = { args: { hrefForTab, state: "refetching" } };
export const Empty: Story = { args: { entries: [], hrefForTab } };
export const Failed: Story = {
  args: { entries: [], hrefForTab, state: "failed", onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongChineseText: Story = {
  args: {
    entries: [
      {
        id: "1",
        source: "平台活动退款与运费补贴合并入账".repeat(4),
        detail: "2026112109000012026112109000012026112109000012026112109000",
        ...time,
        amount: "12345678.90",
        balance: "98765432.10",
      },
    ],
  },
};
export const Narrow: Story = {
  args: { hrefForTab, entries: LongChineseText.args?.entries ?? [] },
  globals: { viewport: { value: "phone" } },
};
