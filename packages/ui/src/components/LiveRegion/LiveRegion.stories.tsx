import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LiveRegion } from "./LiveRegion.tsx";

const meta = {
  title: "ui/LiveRegion",
  component: LiveRegion,
  args: { children: "合计 ¥1,280.00" },
} satisfies Meta<typeof LiveRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsPolite: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("合计 ¥1,280.00")).toHaveAttribute("aria-live", "polite");
  },
};

export const Assertive: Story = { args: { politeness: "assertive" } };
