import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { words as countdownWords } from "../../parts/Countdown/Countdown.messages.ts";
import { PriceBlock } from "../../product/PriceBlock/PriceBlock.tsx";
import { sampleNow } from "../../samples/home.ts";
import { messageText } from "../../samples/message-text.ts";
import { FlashSaleBar } from "./FlashSaleBar.tsx";

const meta = {
  title: "promotion/FlashSaleBar 秒杀条 限时购 剩余件数 倒计时 flash sale",
  id: "promotion-flashsalebar",
  component: FlashSaleBar,
  args: {
    roundName: "10:00 场",
    state: "inProgress",
    now: sampleNow,
    startsAt: sampleNow - 3_600_000,
    endsAt: sampleNow + 3_723_000,
    left: 12,
    unit: "件",
  },
  render: (args) => <PriceBlock activity={<FlashSaleBar {...args} />} originalYuan="99.00" yuan="59.90" />,
} satisfies Meta<typeof FlashSaleBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Coming: Story = { args: { state: "notStarted", startsAt: sampleNow + 600_000 } };
export const SoldOutForNow: Story = { args: { state: "soldOutForNow", left: 0 } };
export const SoldOut: Story = { args: { state: "soldOut", left: 0 } };
export const Ended: Story = { args: { state: "ended", endsAt: sampleNow } };
export const Begins: Story = {
  args: { state: "notStarted", startsAt: sampleNow + 1_000, onEdge: fn() },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onEdge).toHaveBeenCalledOnce(), { timeout: 6_000 });
    await expect(canvas.queryByText(messageText(countdownWords.over))).toBeNull();
  },
};
export const Narrow: Story = {
  args: { state: "soldOutForNow", left: 0, unit: "盒" },
  globals: { viewport: { value: "phone" } },
};
