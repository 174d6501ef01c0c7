import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./ExchangeFilters.messages.ts";
import { ExchangeFilters } from "./ExchangeFilters.tsx";

const meta = {
  title: "promotion/ExchangeFilters 积分筛选 积分商城筛选 分类 排序 filters",
  id: "promotion-exchangefilters",
  component: ExchangeFilters,
  args: {
    ...{ kind: "all", sort: "redeemed", cid: "", totalCount: 18 },
    categories: ["五金工具", "劳保安防", "电工照明", "办公用品"].map((name, id) => ({ id: `${id}`, name })),
    hrefFor: (changed) => `?${new URLSearchParams(changed as Record<string, string>)}`,
  },
} satisfies Meta<typeof ExchangeFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  args: { kind: "affordable", sort: "points", cid: "2", totalCount: 1 },
  play: async ({ canvas }) => {
    const kind = canvas.getByRole("link", { name: messageText(words.kinds.affordable) });
    await expect(kind).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "电工照明" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: messageText(words.sorts.newest) })).toHaveAttribute(
      "href",
      "?sort=newest",
    );
  },
};
export const NothingKnown: Story = { args: { categories: [], totalCount: undefined } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
