import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../Stack/Stack.tsx";
import { Heading } from "./Heading.tsx";

const meta = {
  title: "ui/Heading 标题 小标题 heading title",
  id: "ui-heading",
  component: Heading,
  args: { level: 2, children: "工具与五金" },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HasItsLevel: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "工具与五金" })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(["display", "xl", "l", "m", "s"] as const).map((size) => (
        <Heading {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};

export const LongChineseText: Story = {
  args: { lines: 2, children: "二零二六年度企业采购节暨工业品集中采购专场优惠活动".repeat(6) },
};
