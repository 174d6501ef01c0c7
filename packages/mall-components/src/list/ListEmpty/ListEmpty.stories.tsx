import type { Meta, StoryObj } from "@storybook/react-vite";
import { ListEmpty } from "./ListEmpty.tsx";

const meta = {
  title: "list/ListEmpty 列表空态 无结果 搜不到 empty",
  id: "list-listempty",
  component: ListEmpty,
  args: { reason: "noResults" },
} satisfies Meta<typeof ListEmpty>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyword: Story = {
  args: {
    keyword: "冲机钻",
    suggestions: [
      { label: "冲击钻", href: "/list?pn=冲击钻" },
      { label: "电钻", href: "/list?pn=电钻" },
    ],
  },
};
export const Filtered: Story = { args: { reason: "filtered", clearHref: "/list?pn=扳手" } };
export const WaysOut: Story = {
  args: {
    reason: "filtered",
    clearHref: "/list?pn=扳手",
    ways: [
      { label: "拓锋、锐擎", href: "/list?pn=扳手&stock=1", count: 12 },
      { label: "仅看有货", href: "/list?pn=扳手&brand=1,2", count: 1 },
    ],
    suggestions: [{ label: "扳手 8mm", href: "/list?pn=扳手 8mm", count: 4 }],
  },
};
export const ShopClosed: Story = { args: { reason: "closed" } };
export const ShopOffline: Story = { args: { reason: "offline" } };
export const ShopNotYetOpen: Story = { args: { reason: "notYetOpen" } };
export const NoOffers: Story = { args: { reason: "noOffers" } };
export const EmptyCategory: Story = { args: { reason: "emptyCategory" } };
