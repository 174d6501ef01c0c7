import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Icon } from "../Icon/Icon.tsx";
import { BellIcon, CartIcon } from "../Icon/icons.ts";
import { Inline } from "../Inline/Inline.tsx";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "ui/Badge 徽标 角标 红点 数字",
  id: "ui-badge",
  component: Badge,
  args: { text: "12" },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Inline space="l">
      {(["sale", "accent", "signal", "neutral"] as const).map((tone) => (
        <Badge {...args} key={tone} tone={tone} />
      ))}
    </Inline>
  ),
};

export const OnAnIcon: Story = {
  args: { text: "999+", label: "购物车里有 1000 件商品", children: <Icon as={CartIcon} size="l" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("购物车里有 1000 件商品")).toBeInTheDocument();
    await expect(canvas.getByText("999+")).toHaveAttribute("aria-hidden", "true");
  },
};

export const Dot: Story = {
  args: { text: undefined, label: "有未读消息", children: <Icon as={BellIcon} size="l" /> },
};
