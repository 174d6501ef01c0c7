import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleExchangeGoods } from "../../samples/exchange.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./ExchangeList.messages.ts";
import { ExchangeList } from "./ExchangeList.tsx";

const meta = {
  title: "promotion/ExchangeList 积分商品列表 兑换列表 积分兑换 points",
  id: "promotion-exchangelist",
  component: ExchangeList,
  args: { goods: sampleExchangeGoods, allHref: "/member-center/integral-mall" },
} satisfies Meta<typeof ExchangeList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SaysEnough: Story = {
  args: { goods: sampleExchangeGoods.slice(1, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("积分充足")).toBeVisible();
    await expect(canvas.getByText("还差 1,200 积分")).toBeVisible();
    await expect(canvas.getByText(messageText(words.redeem))).toBeVisible();
    await expect(canvas.getByText(messageText(words.look))).toBeVisible();
  },
};
export const LongChineseText: Story = {
  args: {
    goods: sampleExchangeGoods.map((one) => ({
      ...one,
      name: "工业级多功能锂电无刷冲击钻螺丝刀套装含双电池快充与加固工具箱企业采购专供版本",
      ...{ points: 128_888, yuan: "128888.88", worth: "168888.88", redeemedCount: 99_999 },
      limit: "每人限兑 10 件，已兑 8 件，仅剩 3 件",
    })),
  },
};
export const Empty: Story = { args: { goods: [] } };
export const Loading: Story = { args: { state: "loading", goods: [] } };
export const Failed: Story = {
  args: { state: "failed", goods: [], onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
