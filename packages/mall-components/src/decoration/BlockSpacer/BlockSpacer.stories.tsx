import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlockSpacer } from "./BlockSpacer.tsx";

const meta = {
  title: "decoration/BlockSpacer 间隔模块 分隔 留白 spacer",
  id: "decoration-blockspacer",
  component: BlockSpacer,
  args: { size: "s" },
} satisfies Meta<typeof BlockSpacer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Medium: Story = { args: { size: "m" } };
export const Large: Story = { args: { size: "l" } };
