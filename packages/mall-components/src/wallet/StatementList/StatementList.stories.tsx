import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { closedMonth, confirmedMonth, runningMonth } from "../../samples/statement.ts";
import { StatementList } from "./StatementList.tsx";

const meta = {
  title: "wallet/StatementList 月度账单 账单列表 statements",
  id: "wallet-statementlist",
  component: StatementList,
  args: { months: [runningMonth, closedMonth, confirmedMonth] },
} satisfies Meta<typeof StatementList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstMonth: Story = { args: { months: [runningMonth] } };
export const None: Story = { args: { months: [] } };
export const Loading: Story = { args: { months: [], state: "loading" } };
export const Failed: Story = { args: { months: [], state: "failed", onRetry: fn() } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
