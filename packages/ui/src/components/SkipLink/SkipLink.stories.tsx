import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Frame } from "../Frame/Frame.tsx";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  title: "ui/SkipLink 跳转链接 跳到内容 无障碍 skip",
  id: "ui-skiplink",
  component: SkipLink,
  args: { href: "#main", children: "跳到主要内容" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Frame as="main" id="main">
        按 Tab 键显示跳转链接
      </Frame>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShowsWhenFocused: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "跳到主要内容" });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(40);
  },
};
