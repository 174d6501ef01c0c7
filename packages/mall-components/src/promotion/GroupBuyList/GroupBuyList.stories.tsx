import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleGroupGoods } from "../../samples/group.ts";
import { GroupBuyList } from "./GroupBuyList.tsx";

const meta = {
  title: "promotion/GroupBuyList 拼团列表 拼团商品 团购 group buy",
  id: "promotion-groupbuylist",
  component: GroupBuyList,
  args: { goods: sampleGroupGoods, of: "running", otherHref: "/group-buy?tab=coming" },
} satisfies Meta<typeof GroupBuyList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Coming: Story = {
  args: {
    of: "coming",
    goods: sampleGroupGoods.map((one) => ({ ...one, takenPercent: 0, joined: 0, startsAt: "11-24 10:00" })),
  },
};
export const LongChineseText: Story = {
  args: {
    goods: sampleGroupGoods.slice(0, 2).map((one) => ({
      ...one,
      name: "工业级多功能锂电无刷冲击钻螺丝刀套装含双电池快充与加固工具箱企业采购专供版本",
      yuan: "128888.88",
      aloneYuan: "168888.88",
      joined: 99_999,
    })),
  },
};
export const One: Story = {
  args: { goods: sampleGroupGoods.slice(0, 1) },
  play: async ({ canvas }) => {
    const [list, card] = [canvas.getByRole("list"), canvas.getByRole("article")];
    await expect(card.clientWidth).toBeGreaterThan(list.clientWidth * 0.9);
    await expect(card.clientHeight).toBeLessThan(300);
  },
};
export const Empty: Story = { args: { goods: [] } };
export const NothingComing: Story = { args: { goods: [], of: "coming", otherHref: "/group-buy" } };
export const Loading: Story = { args: { state: "loading", goods: [] } };
export const Failed: Story = {
  args: { state: "failed", goods: [], onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
