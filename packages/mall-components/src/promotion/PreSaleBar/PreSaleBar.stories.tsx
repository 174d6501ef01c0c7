import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { PriceBlock } from "../../product/PriceBlock/PriceBlock.tsx";
import { sampleNow } from "../../samples/home.ts";
import { samplePreSaleTimes } from "../../samples/pre-sale.ts";
import { PreSaleBar } from "./PreSaleBar.tsx";

const meta = {
  title: "promotion/PreSaleBar 预售条 定金预售 预售倒计时 pre-sale",
  id: "promotion-presalebar",
  component: PreSaleBar,
  args: { times: samplePreSaleTimes, now: sampleNow },
  render: (args) => <PriceBlock activity={<PreSaleBar {...args} />} yuan="880.00" />,
} satisfies Meta<typeof PreSaleBar>;
export default meta;

type Story = StoryObj<typeof meta>;
const { depositFrom, depositTo, balanceFrom, balanceTo } = samplePreSaleTimes;

export const Default: Story = {};
export const Coming: Story = { args: { now: depositFrom - 7_200_000 } };
export const Between: Story = { args: { now: depositTo } };
export const Balance: Story = { args: { now: balanceFrom } };
export const Over: Story = { args: { now: balanceTo } };
export const Turns: Story = {
  args: { now: depositTo - 1_000, onEdge: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEdge).toHaveBeenCalledOnce(), { timeout: 6_000 });
  },
};
export const Narrow: Story = { args: { now: balanceFrom }, globals: { viewport: { value: "phone" } } };
