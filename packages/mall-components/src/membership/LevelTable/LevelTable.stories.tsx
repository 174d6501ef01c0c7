import type { Meta, StoryObj } from "@storybook/react-vite";
import { eliteLevel, growthLevels, plusLevel, primeLevel } from "../../samples/member.ts";
import { LevelTable } from "./LevelTable.tsx";

const meta = {
  title: "membership/LevelTable 等级权益表 会员等级 权益对比 levels",
  id: "membership-leveltable",
  component: LevelTable,
  args: { title: "成长等级", levels: growthLevels, ownIds: [3] },
} satisfies Meta<typeof LevelTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PaidLevels: Story = {
  args: { title: "付费会员", levels: [plusLevel, primeLevel, eliteLevel], ownIds: [6] },
};
export const LongChineseText: Story = {
  args: { levels: [{ ...growthLevels[2], name: "战略合作采购伙伴专属尊享等级".repeat(2) }] },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
