import type { Meta, StoryObj } from "@storybook/react-vite";
import { SoldProgress } from "./SoldProgress.tsx";

const meta = {
  title: "promotion/SoldProgress 抢购进度 已抢百分比 进度条 progress",
  id: "promotion-soldprogress",
  component: SoldProgress,
  args: { percent: 42 },
} satisfies Meta<typeof SoldProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { percent: 0 } };
export const AllGone: Story = { args: { percent: 100 } };
