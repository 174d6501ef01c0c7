import type { Meta, StoryObj } from "@storybook/react-vite";
import { pageNames } from "@tradehall/mall-rules/words";
import { ExchangeHead } from "./ExchangeHead.tsx";

const meta = {
  title: "promotion/ExchangeHead 积分头部 积分商城 可用积分 points",
  id: "promotion-exchangehead",
  component: ExchangeHead,
  args: {
    title: pageNames.pointsMall.zh_CN,
    score: 20_000,
    ledger: { href: "/user-center/uc-integral", label: "积分明细" },
  },
} satisfies Meta<typeof ExchangeHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LapsesSoon: Story = { args: { note: "800 积分将于 2026-12-31 过期" } };
export const Unknown: Story = { args: { score: undefined } };
export const ManyPoints: Story = {
  args: { score: 999_999_999, note: "999,999,999 积分将于 2026-12-31 过期" },
  globals: { viewport: { value: "phone" } },
};
