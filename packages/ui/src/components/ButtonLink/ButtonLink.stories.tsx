import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "./ButtonLink.tsx";

const meta = {
  title: "ui/ButtonLink 链接按钮 跳转按钮 link",
  id: "ui-buttonlink",
  component: ButtonLink,
  args: { href: "/cart", children: "去购物车" },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Leads: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "去购物车" })).toHaveAttribute("href", "/cart");
  },
};

export const Outline: Story = { args: { variant: "outline", tone: "neutral" } };

export const Disabled: Story = { args: { href: undefined } };
