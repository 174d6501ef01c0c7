import type { Meta, StoryObj } from "@storybook/react-vite";
import { ListEmpty } from "./ListEmpty.tsx";

const meta = {
  title: "catalog/ListEmpty",
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
export const ShopClosed: Story = { args: { reason: "closed" } };
export const EmptyCategory: Story = { args: { reason: "emptyCategory" } };
