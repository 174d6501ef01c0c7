import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RefundTabs } from "./RefundTabs.tsx";

const meta = {
  title: "after-sale/RefundTabs",
  component: RefundTabs,
  args: { current: "all", hrefFor: (tab) => `?tab=${tab}` },
} satisfies Meta<typeof RefundTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const UnderWay: Story = {
  args: { current: "open" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")[1]).toHaveAttribute("aria-current", "page");
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
