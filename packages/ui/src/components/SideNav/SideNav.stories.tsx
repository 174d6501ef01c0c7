import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BalanceIcon, CouponIcon, InvoiceIcon, MessageIcon, OrderIcon, ReturnIcon } from "../Icon/icons.ts";
import { SideNav } from "./SideNav.tsx";

const orders = {
  id: "orders",
  label: "订单",
  items: [
    { id: "orders", label: "我的订单", href: "/orders" },
    { id: "refunds", label: "退款售后", href: "/refunds" },
    { id: "reviews", label: "我的评价", href: "/reviews" },
  ],
};
const money = {
  id: "money",
  label: "资产",
  items: [
    { id: "balance", label: "账户余额", href: "/balance" },
    { id: "coupons", label: "优惠券", href: "/coupons" },
  ],
};

const meta = {
  title: "ui/SideNav 侧边导航 侧栏 菜单 sidebar",
  id: "ui-sidenav",
  component: SideNav,
  args: { label: "个人中心", groups: [orders, money], current: "refunds" },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
} satisfies Meta<typeof SideNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TellsTheCurrentPage: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("navigation", { name: "个人中心" })).toBeVisible();
    await expect(canvas.getByRole("list", { name: "资产" })).toBeVisible();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("退款售后");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "我的订单" })).toHaveFocus();
  },
};

export const WithIcons: Story = {
  args: {
    groups: [
      {
        ...{ id: "top" },
        items: [
          { id: "orders", label: "我的订单", href: "/orders", icon: OrderIcon, badge: "3" },
          { id: "refunds", label: "退款售后", href: "/refunds", icon: ReturnIcon },
          { id: "messages", label: "消息", href: "/messages", icon: MessageIcon, badge: "99+" },
        ],
      },
      {
        ...{ id: "money", label: "资产" },
        items: [
          { id: "balance", label: "账户余额", href: "/balance", icon: BalanceIcon },
          { id: "coupons", label: "优惠券", href: "/coupons", icon: CouponIcon },
          { id: "invoices", label: "发票", href: "/invoices", icon: InvoiceIcon },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "消息 99+" })).toBeVisible();
  },
};

const foldable = [
  { ...orders, isFoldable: true },
  { ...money, isFoldable: true },
];

export const Foldable: Story = { args: { groups: foldable } };

/** The group of the current page is open, the other one opens. */
export const Opens: Story = {
  tags: ["!autodocs"],
  args: { groups: foldable },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("退款售后")).toBeVisible();
    await expect(canvas.getByText("优惠券")).not.toBeVisible();
    await userEvent.click(canvas.getByText("资产"));
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "账户余额" })).toHaveFocus();
  },
};

export const SomeNotThere: Story = {
  args: {
    groups: [orders, { ...money, items: [...money.items, { id: "bills", label: "账单" }] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "账单" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const LongChineseText: Story = {
  args: {
    current: "long",
    groups: [
      {
        ...{ id: "long", isFoldable: true, isDefaultOpen: true },
        label: "华东区域采购与供应链管理中心设备维修科的订单与发票",
        items: [
          {
            ...{ id: "long", href: "/long", icon: OrderIcon, badge: "99+" },
            label: "需要本人与上级主管依次审批的大额采购订单",
          },
          { id: "refunds", label: "退款售后", href: "/refunds" },
        ],
      },
    ],
  },
};

export const Narrow: Story = {
  args: { groups: foldable, current: "coupons" },
  globals: { viewport: { value: "phone" } },
};
