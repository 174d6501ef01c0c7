import type { Meta, StoryObj } from "@storybook/react-vite";
import { ListBreadcrumbs } from "./ListBreadcrumbs.tsx";

const meta = {
  title: "list/ListBreadcrumbs 列表面包屑 当前位置 结果数 breadcrumbs",
  id: "list-listbreadcrumbs",
  component: ListBreadcrumbs,
  args: { steps: [{ label: "全部商品", href: "/list?st=0" }], current: "工具" },
} satisfies Meta<typeof ListBreadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Deep: Story = {
  args: {
    steps: [
      { label: "全部商品", href: "/list?st=0" },
      { label: "工具", href: "/list?cpid=1" },
      { label: "电动工具", href: "/list?cpid=1&cid=12&thCid=0" },
    ],
    current: "电钻",
    totalCount: 128,
  },
};
export const Keyword: Story = { args: { keyword: "劳保手套", totalCount: 36, seller: "全部店铺" } };
export const Corrected: Story = {
  args: { keyword: "安全冒", correctedTo: "安全帽", totalCount: 12, seller: "全部店铺" },
};
