import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { words } from "./ReviewSummary.messages.ts";
import { ReviewSummary } from "./ReviewSummary.tsx";

const meta = {
  title: "review/ReviewSummary 评价概览 好评率 评价筛选 summary",
  id: "review-reviewsummary",
  component: ReviewSummary,
  args: { totalCount: 2310 },
} satisfies Meta<typeof ReviewSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

const filters = [
  { value: "all", label: "全部", count: 2310 },
  { value: "good", label: "好评", count: 2264 },
  { value: "middle", label: "中评", count: 32 },
  { value: "bad", label: "差评", count: 14 },
  { value: "pictures", label: "有图", count: 480 },
];

export const Default: Story = { args: { goodRate: 98, score: 4.8, filters } };
export const Filters: Story = {
  args: { goodRate: 98, filters, current: "pictures" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "有图 (480)" });
    await expect(link).toHaveAttribute("aria-current", "true");
  },
};

export const Tags: Story = {
  args: {
    goodRate: 98,
    score: 4.8,
    filters,
    tags: [
      { value: "quality", label: "做工扎实", count: 812, href: "/detail/1?tag=quality#reviews" },
      { value: "fastShipping", label: "发货快", count: 640, href: "/detail/1#reviews" },
    ],
    currentTag: "fastShipping",
  },
  play: async ({ canvas }) => {
    const tags = canvas.getByRole("list", { name: messageText(words.tags) });
    await expect(tags.querySelector("[aria-current]")).toHaveAttribute("href", "/detail/1#reviews");
    await expect(canvas.getByText(messagePattern(words.score, { score: 4.8 }))).toBeVisible();
  },
};
