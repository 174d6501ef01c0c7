import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "ui/VisuallyHidden 隐藏文本 读屏文字 无障碍 sr-only",
  id: "ui-visuallyhidden",
  component: VisuallyHidden,
  args: { children: " 件商品在购物车里" },
  render: (args) => (
    <Text>
      12
      <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TakesNoRoom: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const words = canvas.getByText("件商品在购物车里");
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
