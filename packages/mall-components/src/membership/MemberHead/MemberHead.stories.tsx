import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { growthLevels, plusLevel } from "../../samples/member.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./MemberHead.messages.ts";
import { MemberHead } from "./MemberHead.tsx";

const meta = {
  title: "membership/MemberHead 会员概况 成长值 会员信息 membership",
  id: "membership-memberhead",
  component: MemberHead,
  args: {
    ...{ name: "采购部", avatar: "", growth: 6_840, points: 8_600 },
    ...{ level: growthLevels[2], next: growthLevels[3] },
    membership: { name: "优享卡", isRunning: true, endDay: "2027-07-20" },
    saved: { price: "1286.40", freight: "96.00" },
    ...{ pointsHref: "#points", buyHref: "#buy", equityHref: "#equity" },
    benefits: plusLevel.benefits,
  },
} satisfies Meta<typeof MemberHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutMembership: Story = {
  args: {
    ...{ growth: 0, points: 0, level: growthLevels[0], next: growthLevels[1], membership: undefined },
    benefits: growthLevels[0].benefits,
    saved: { price: "0.00", freight: "0.00" },
  },
};
export const MembershipOver: Story = {
  args: { membership: { name: "优享卡", isRunning: false, endDay: "2026-07-20" } },
};
export const PastTheNext: Story = {
  args: { growth: 99_999 },
  play: async ({ canvas }) => {
    const { name: level } = growthLevels[3];
    await expect(canvas.getByText(messageText(words.enough, { level }))).toBeVisible();
  },
};
export const HighestLevel: Story = { args: { growth: 32_000, level: growthLevels[4], next: undefined } };
export const WithoutLevels: Story = { args: { level: undefined, next: undefined } };
export const LongText: Story = { args: { name: "华东区第二采购中心负责人".repeat(4) } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
