import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SkipToContent } from "./SkipToContent.tsx";

const meta = {
  title: "shell/SkipToContent",
  component: SkipToContent,
  args: {},
} satisfies Meta<typeof SkipToContent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "跳到主要内容" })).toHaveFocus();
  },
};
