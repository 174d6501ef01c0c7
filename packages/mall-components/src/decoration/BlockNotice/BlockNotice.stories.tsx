import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { BlockNotice } from "./BlockNotice.tsx";

const meta = {
  title: "decoration/BlockNotice 公告模块 店铺公告 通知条 notice",
  id: "decoration-blocknotice",
  component: BlockNotice,
  args: { lines: [{ text: "宁波仓已恢复发货，浙江、上海、江苏次日达" }] },
} satisfies Meta<typeof BlockNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Several: Story = {
  args: {
    lines: [
      { text: "宁波仓已恢复发货，浙江、上海、江苏次日达" },
      { text: "满300元减35元 店铺券限时领取", href: "/receive-coupon?couponId=8" },
    ],
  },
};
export const EqualLines: Story = {
  args: { lines: [{ text: "周末照常发货" }, { text: "周末照常发货" }] },
  beforeEach: () => {
    spyOn(console, "error");
  },
  play: async () => {
    await expect(console.error).not.toHaveBeenCalled();
  },
};
export const None: Story = { args: { lines: [] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
