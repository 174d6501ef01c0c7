import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ReviewSummary } from "./ReviewSummary.tsx";

const meta = {
  title: "catalog/ReviewSummary",
  component: ReviewSummary,
  args: { totalCount: 2310 },
} satisfies Meta<typeof ReviewSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const filters = [
  { value: "all", label: "全部", count: 2310 },
  { value: "good", label: "好评", count: 2264 },
  { value: "middle", label: "中评", count: 32 },
  { value: "bad", label: "差评", count: 14 },
  { value: "pictures", label: "有图", count: 480 },
];

export const Filters: Story = {
  args: { goodRate: 98, filters, onFilter: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "有图 (480)" }));
    await expect(args.onFilter).toHaveBeenCalledWith("pictures");
  },
};
export const Links: Story = { args: { goodRate: 98, filters } };
