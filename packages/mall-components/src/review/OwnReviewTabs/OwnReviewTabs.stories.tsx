import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OwnReviewTabs } from "./OwnReviewTabs.tsx";

const meta = {
  title: "review/OwnReviewTabs",
  component: OwnReviewTabs,
  args: { current: "toReview", toReview: 3, hrefFor: (tab) => `?tab=${tab}` },
} satisfies Meta<typeof OwnReviewTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingWaits: Story = { args: { current: "reviewed", toReview: 0 } };
export const VeryMany: Story = {
  args: { toReview: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")[0]).toHaveTextContent("99+");
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
