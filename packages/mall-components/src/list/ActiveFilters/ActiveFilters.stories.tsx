import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleFilters as filters } from "../../samples/facets.ts";
import { ActiveFilters } from "./ActiveFilters.tsx";

const meta = {
  title: "list/ActiveFilters 已选条件 筛选标签 清空筛选 chips",
  id: "list-activefilters",
  component: ActiveFilters,
  args: { filters, clearHref: "/list" },
} satisfies Meta<typeof ActiveFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { filters: [] } };
