import type { Meta, StoryObj } from "@storybook/react-vite";
import { eliteLevel, plusLevel, primeLevel } from "../../samples/member.ts";
import { type PaidLevelCard, PaidLevelCards } from "./PaidLevelCards.tsx";

const cards: PaidLevelCard[] = [
  { level: plusLevel, kind: "first", blockText: "", fromPrice: "19.90", href: "#plus" },
  {
    ...{ level: primeLevel, kind: "first", fromPrice: "39.90", href: "#prime" },
    blockText: "成长值达到 500 后可开通",
  },
  {
    ...{ level: eliteLevel, kind: "first", fromPrice: "268.00", href: "#elite" },
    blockText: "该等级已停止开通",
  },
];

const meta = {
  title: "membership/PaidLevelCards 会员卡选择 付费会员 套餐 plans",
  id: "membership-paidlevelcards",
  component: PaidLevelCards,
  args: { cards, chosenId: 6 },
} satisfies Meta<typeof PaidLevelCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WhileOneRuns: Story = {
  args: {
    cards: cards.map((card, i) => ({ ...card, blockText: "", kind: i === 0 ? "renewal" : "upgrade" })),
    chosenId: 7,
  },
};
export const LongChineseText: Story = {
  args: {
    cards: cards.map((card) => ({
      ...card,
      level: { ...card.level, name: "企业采购尊享会员年度卡".repeat(3) },
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
