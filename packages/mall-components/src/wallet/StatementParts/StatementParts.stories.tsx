import type { Meta, StoryObj } from "@storybook/react-vite";
import { parts } from "../../samples/statement.ts";
import { StatementParts } from "./StatementParts.tsx";

const meta = {
  title: "wallet/StatementParts 费用汇总 按店铺 成本中心 breakdown",
  id: "wallet-statementparts",
  component: StatementParts,
  args: { by: "shop", hrefForSide: (side) => `?by=${side}`, parts, allHref: "?by=shop" },
} satisfies Meta<typeof StatementParts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneChosen: Story = {
  args: { parts: parts.map((part, at) => ({ ...part, isCurrent: at === 1 })) },
};
export const One: Story = { args: { by: "person", parts: parts.slice(0, 1) } };
export const LongChineseText: Story = {
  args: {
    by: "category",
    parts: parts.map((part) => ({ ...part, name: `${part.name}紧固件与标准件专营`.repeat(2) })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
