import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleFilters as filters } from "../../samples/facets.ts";
import { ActiveFilters } from "./ActiveFilters.tsx";

const meta = {
  title: "list/ActiveFilters",
  component: ActiveFilters,
  args: { filters, clearHref: "/list" },
} satisfies Meta<typeof ActiveFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { filters: [] } };
