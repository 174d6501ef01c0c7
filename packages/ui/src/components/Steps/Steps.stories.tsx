import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Steps } from "./Steps.tsx";

const meta = {
  title: "ui/Steps 步骤条 流程 进度 steps",
  id: "ui-steps",
  component: Steps,
  args: {
    label: "订单进度",
    current: 2,
    doneLabel: "（已完成）",
    steps: [
      { label: "提交订单", description: "11-20 09:12" },
      { label: "付款成功", description: "11-20 09:15" },
      { label: "商家发货" },
      { label: "确认收货" },
      { label: "评价" },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhereItStands: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items[2]).toHaveAttribute("aria-current", "step");
    await expect(items[0]).toHaveTextContent("已完成");
  },
};

export const AllDone: Story = { args: { current: 5 } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
