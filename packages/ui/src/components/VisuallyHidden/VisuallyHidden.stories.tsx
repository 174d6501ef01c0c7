import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "ui/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "购物车里有 12 件商品" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText("购物车里有 12 件商品");
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
