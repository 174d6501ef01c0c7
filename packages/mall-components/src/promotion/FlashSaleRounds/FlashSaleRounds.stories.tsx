import type { Meta, StoryObj } from "@storybook/react-vite";
import { pageNames } from "@tradehall/mall-rules/words";
import { expect, fn, waitFor } from "storybook/test";
import { couponWords } from "../../messages/coupon.messages.ts";
import { flashSaleWords } from "../../messages/flash-sale.messages.ts";
import { words as countdownWords } from "../../parts/Countdown/Countdown.messages.ts";
import { sampleNow } from "../../samples/home.ts";
import { messageText } from "../../samples/message-text.ts";
import { FlashSaleRounds } from "./FlashSaleRounds.tsx";

const hour = 3_600_000;
const round = (nth: number, timeText: string) => ({
  id: String(nth),
  timeText,
  startsAt: sampleNow + (nth * 2 - 3) * hour,
  endsAt: sampleNow + (nth * 2 - 1) * hour,
  href: `/flash-sale?round=${nth}`,
});

const meta = {
  title: "promotion/FlashSaleRounds 秒杀场次 场次切换 会场头部 rounds",
  id: "promotion-flashsalerounds",
  component: FlashSaleRounds,
  args: {
    title: pageNames.flashSale.zh_CN,
    rounds: [round(0, "08:00"), round(1, "10:00"), round(2, "14:00"), round(3, "明日 10:00")],
    current: "1",
    now: sampleNow,
  },
} satisfies Meta<typeof FlashSaleRounds>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Coming: Story = { args: { current: "2" } };
export const Over: Story = { args: { current: "0" } };
export const OneRound: Story = { args: { rounds: [round(1, "10:00")] } };
export const NoRounds: Story = {
  args: { rounds: [], current: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.queryByRole("timer")).toBeNull();
  },
};
export const TurnsAtTheEdge: Story = {
  args: {
    rounds: [{ ...round(1, "10:00"), endsAt: sampleNow + 1_000 }, round(2, "14:00")],
    onEdge: fn(),
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText(messageText(couponWords.ended))).toBeVisible(), {
      timeout: 6_000,
    });
    await waitFor(() => expect(args.onEdge).toHaveBeenCalledOnce());
  },
};
export const BeginsAtTheEdge: Story = {
  args: { rounds: [{ ...round(2, "14:00"), startsAt: sampleNow + 1_000 }], current: "2", onEdge: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const wasSaid: string[] = [];
    const watch = new MutationObserver(() => wasSaid.push(canvasElement.textContent));
    watch.observe(canvasElement, { subtree: true, childList: true, characterData: true });
    await waitFor(() => expect(args.onEdge).toHaveBeenCalledOnce(), { timeout: 6_000 });
    await waitFor(() => expect(canvas.getByText(messageText(flashSaleWords.inProgress))).toBeVisible());
    watch.disconnect();
    await expect(wasSaid.join()).not.toContain(messageText(countdownWords.over));
  },
};
export const Narrow: Story = { args: { current: "3" }, globals: { viewport: { value: "phone" } } };
