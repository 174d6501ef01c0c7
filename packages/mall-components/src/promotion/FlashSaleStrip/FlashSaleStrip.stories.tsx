import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleFlashSale, sampleNow } from "../../samples/home.ts";
import { FlashSaleStrip } from "./FlashSaleStrip.tsx";

const meta = {
  title: "promotion/FlashSaleStrip 秒杀楼层 秒杀专区 限时优惠 flash sale",
  id: "promotion-flashsalestrip",
  component: FlashSaleStrip,
  args: { items: sampleFlashSale, now: sampleNow, endsAt: sampleNow + 7_200_000 },
} satisfies Meta<typeof FlashSaleStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Running: Story = { args: { roundName: "10:00 场", nextText: "14:00", moreHref: "/flash-sale" } };
export const OwnTitle: Story = { args: { title: "限时优惠", moreHref: "/group-buy" } };
export const Coming: Story = { args: { state: "coming", roundName: "14:00 场" } };
export const Over: Story = { args: { endsAt: sampleNow - 1 } };
/** One alone has the whole width. */
export const OneItem: Story = {
  args: { items: sampleFlashSale.slice(0, 1), title: "限时优惠" },
  play: async ({ canvas }) => {
    const [list, item] = [canvas.getByRole("list"), canvas.getByRole("listitem")];
    await expect(item.clientWidth).toBeGreaterThan(list.clientWidth * 0.9);
    await expect(item.clientHeight).toBeLessThan(320);
  },
};
export const Three: Story = { args: { items: sampleFlashSale.slice(0, 3) } };
export const Narrow: Story = { args: { roundName: "10:00 场" }, globals: { viewport: { value: "phone" } } };
