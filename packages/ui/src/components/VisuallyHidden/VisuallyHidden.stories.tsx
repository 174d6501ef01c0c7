import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "ui/VisuallyHidden",
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
