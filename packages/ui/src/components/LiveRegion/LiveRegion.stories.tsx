import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { LiveRegion } from "./LiveRegion.tsx";

const meta = {
  title: "ui/LiveRegion 播报区域 读屏播报 无障碍 aria-live",
  id: "ui-liveregion",
  component: LiveRegion,
  args: { children: "合计 ¥1,280.00" },
  render: (args) => (
    <>
      <Text>读屏软件会读出：{args.children}</Text>
      <LiveRegion {...args} />
    </>
  ),
} satisfies Meta<typeof LiveRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsPolite: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(String(args.children), { selector: "[aria-live]" })).toHaveAttribute(
      "aria-live",
      "polite",
    );
  },
};

export const Assertive: Story = { args: { politeness: "assertive" } };
