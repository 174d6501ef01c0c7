import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./Spinner.tsx";

const meta = {
  title: "ui/Spinner 加载圈 转圈 加载中 loading",
  id: "ui-spinner",
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Named: Story = {
  args: { label: "加载中", size: "l", tone: "accent" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "加载中" })).toBeVisible();
  },
};
