import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  title: "ui/ProgressBar 进度条 上传进度 progress",
  id: "ui-progressbar",
  component: ProgressBar,
  args: { label: "上传凭证", value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysHowFar: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "上传凭证" })).toHaveValue(40);
  },
};

export const Sale: Story = { args: { label: "已抢", tone: "sale", value: 82, valueText: "82%" } };

export const Indeterminate: Story = { args: { value: undefined } };
