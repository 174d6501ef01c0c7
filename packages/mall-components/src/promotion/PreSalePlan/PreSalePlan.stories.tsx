import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePreSaleTimes, sampleShipBy } from "../../samples/pre-sale.ts";
import { PreSalePlan } from "./PreSalePlan.tsx";

const { depositFrom, depositTo, balanceFrom, balanceTo } = samplePreSaleTimes;

const meta = {
  title: "promotion/PreSalePlan 预售流程 定金 尾款 pre-sale",
  id: "promotion-presaleplan",
  component: PreSalePlan,
  args: {
    ...{ deposit: "50.00", balance: "830.00", depositFrom, depositTo, balanceFrom, balanceTo },
    shipBy: sampleShipBy,
    current: 0,
    isForSale: true,
  },
} satisfies Meta<typeof PreSalePlan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Of an order: the deposit is paid, the balance waits. */
export const DepositPaid: Story = {
  args: { current: 1, depositPaidAt: depositFrom + 3_600_000, isForSale: false },
};
export const AllPaid: Story = { args: { ...DepositPaid.args, current: 2 } };
export const LargeAmounts: Story = { args: { deposit: "12888.00", balance: "1234567.89" } };
export const Narrow: Story = { ...DepositPaid, globals: { viewport: { value: "phone" } } };
