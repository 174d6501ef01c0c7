import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { CartIcon } from "../Icon/icons.ts";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "ui/EmptyState 空状态 暂无数据 缺省页 empty",
  id: "ui-emptystate",
  component: EmptyState,
  args: { title: "暂无数据" },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithWayOn: Story = {
  args: {
    title: "购物车还是空的",
    description: "去看看有没有需要的商品，或者从购买记录里再买一次。",
    illustration: <Icon as={CartIcon} size="xl" />,
    actions: <ButtonLink href="/">去逛逛</ButtonLink>,
  },
};

export const Small: Story = { args: { size: "s", title: "暂无分类" } };

export const LongChineseText: Story = {
  args: {
    title: "没有找到符合全部筛选条件的商品请减少条件后再试一次",
    description: "可以换一个关键词，检查是否有错别字，或者清空筛选条件。".repeat(3),
  },
  globals: { viewport: { value: "phone" } },
};
