import type { Meta, StoryObj } from "@storybook/react-vite";
import { WalletHead } from "./WalletHead.tsx";

const meta = {
  title: "wallet/WalletHead 钱包余额 账户余额 积分余额 wallet",
  id: "wallet-wallethead",
  component: WalletHead,
  args: { label: "账户余额", value: "50000.00" },
} satisfies Meta<typeof WalletHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Points: Story = {
  args: {
    label: "我的积分",
    value: 20_000,
    notes: ["800 积分将于 2028-12-31 过期", "100 积分抵 ¥1，每次使用 10 的倍数"],
  },
};
export const LeadsOn: Story = { args: { value: 20_000, children: <a href="#mall">去积分商城兑换</a> } };
export const Nothing: Story = { args: { value: "0.00" } };
export const LongAmount: Story = { args: { value: "1234567890.12" } };
export const Narrow: Story = { ...Points, globals: { viewport: { value: "phone" } } };
