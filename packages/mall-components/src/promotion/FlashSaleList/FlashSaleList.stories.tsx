import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ActivityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import { expect } from "storybook/test";
import { couponWords } from "../../messages/coupon.messages.ts";
import { sampleFlashSale } from "../../samples/home.ts";
import { messageText } from "../../samples/message-text.ts";
import { FlashSaleList } from "./FlashSaleList.tsx";

const states: ActivityStatus[] = [
  "inProgress",
  "inProgress",
  "soldOutForNow",
  "soldOut",
  "ended",
  "notStarted",
];
const goods = sampleFlashSale.map((item, nth) => ({
  ...item,
  originalYuan: item.originalYuan ?? item.yuan,
  soldPercent: item.soldPercent ?? 0,
  brief: "企业专供 · 48 小时发货",
  perUser: nth % 2 === 0 ? 2 : 0,
  unit: "件",
  state: states[nth] ?? "inProgress",
  isReminded: false,
}));

const meta = {
  title: "promotion/FlashSaleList 秒杀列表 秒杀商品 限时抢购 flash sale",
  id: "promotion-flashsalelist",
  component: FlashSaleList,
  args: { goods, elsewhereHref: "/list" },
} satisfies Meta<typeof FlashSaleList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Coming: Story = {
  args: {
    goods: goods.slice(0, 3).map((one, nth) => ({ ...one, state: "notStarted", isReminded: nth === 1 })),
    pendingId: goods[2]?.id ?? "",
  },
};
export const SoldOut: Story = {
  args: {
    goods: goods.filter(({ state }) => state === "soldOut").map((one) => ({ ...one, soldPercent: 100 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(couponWords.soldOut))).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const None: Story = { args: { goods: [] } };
export const NoRound: Story = { args: { goods: [], noneOf: "sale" } };
export const Loading: Story = { args: { goods: [], state: "loading" } };
export const Refetching: Story = { args: { goods: goods.slice(0, 2), state: "refetching" } };
export const Failed: Story = { args: { goods: [], state: "failed", onRetry: () => undefined } };
export const LongNames: Story = {
  args: { goods: goods.slice(0, 2).map((one) => ({ ...one, name: one.name.repeat(6) })) },
};
export const Narrow: Story = {
  args: { goods: goods.slice(0, 4) },
  globals: { viewport: { value: "phone" } },
};
