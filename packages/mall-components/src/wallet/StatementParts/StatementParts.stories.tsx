import type { Meta, StoryObj } from "@storybook/react-vite";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { statementKindWords } from "@tradehall/mall-rules/words/statements";
import { expect, waitFor, within } from "storybook/test";
import { parts } from "../../samples/statement.ts";
import type { StatementPartView } from "../statement-view.ts";
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
/** A press on a head puts the largest sums first or last; it takes no call. */
export const Sorts: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole("grid");
    const names = () =>
      within(grid)
        .getAllByRole("rowheader")
        .map((cell) => cell.textContent);
    const [largest, least] = parts.map(({ name }) => name);
    await userEvent.click(
      within(grid).getByRole("columnheader", {
        name: new RegExp(Object.values(statementKindWords.paid).join("|")),
      }),
    );
    await waitFor(() => expect(names()).toEqual([least, largest]));
  },
};
export const One: Story = { args: { by: "person", parts: parts.slice(0, 1) } };
export const LongChineseText: Story = {
  args: {
    by: "category",
    parts: parts.map((part) => ({ ...part, name: `${part.name}紧固件与标准件专营`.repeat(2) })),
  },
};
/** Cost centres of a large enterprise: the head stays, and so do the names. */
export const Many: Story = {
  args: {
    by: "costCentre",
    parts: Array.from({ length: 60 }, (_, at) => ({
      ...(parts[0] as StatementPartView),
      ...{
        key: `CC-${at}`,
        name: `CC-${1_000 + at} 生产${at + 1}部`,
        paid: fenToYuan(fen(1_310 * (60 - at))),
      },
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
