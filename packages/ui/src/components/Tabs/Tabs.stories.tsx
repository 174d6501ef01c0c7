import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Badge } from "../Badge/Badge.tsx";
import { TabLinks } from "./TabLinks.tsx";
import { Tabs } from "./Tabs.tsx";

const tabs = [
  { id: "detail", label: "商品详情", content: "图文介绍" },
  { id: "spec", label: "规格参数", content: "材质：不锈钢 304" },
  { id: "off", label: "售后保障", content: "七天无理由", isDisabled: true },
  { id: "reviews", label: "商品评价", badge: <Badge text="128" tone="neutral" />, content: "质量很好" },
];

const meta = {
  title: "ui/Tabs 选项卡 标签页 页签 tabs",
  id: "ui-tabs",
  component: Tabs,
  args: { label: "商品信息", tabs },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
};

export const GoesByArrows: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "商品详情" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("spec");
    await expect(canvas.getByRole("tab", { name: "规格参数" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("不锈钢");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("商品评价");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("商品详情");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("商品评价");
  },
};

export const Cards: Story = { args: { variant: "card" } };

export const Pills: Story = { args: { variant: "pill" } };

export const Links: Story = {
  render: () => (
    <TabLinks
      current="pay"
      label="订单状态"
      tabs={[
        { id: "all", label: "全部", href: "?status=all" },
        { id: "pay", label: "待付款", href: "?status=pay", badge: <Badge text="2" /> },
        { id: "send", label: "待发货", href: "?status=send" },
        { id: "later", label: "待评价" },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /待付款/ })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "待评价" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
