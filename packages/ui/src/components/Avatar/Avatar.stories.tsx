import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "ui/Avatar 头像 用户图片",
  id: "ui-avatar",
  component: Avatar,
  args: { name: "采购部" },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Inline space="l">
      {(["s", "m", "l"] as const).map((size) => (
        <Avatar {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
};
export const Picture: Story = {
  args: {
    src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E",
  },
};
export const LatinName: Story = { args: { name: "member01" } };
