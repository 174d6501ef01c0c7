import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { noticeTabs } from "../../home/NoticeList/notice-tabs.ts";
import { messageText } from "../../samples/message-text.ts";
import { ListTabs, type ListTabsProps } from "./ListTabs.tsx";

const meta = {
  title: "parts/ListTabs 列表选项卡 标签页 分类切换 tabs",
  id: "parts-listtabs",
  component: ListTabs,
  args: { of: noticeTabs, current: "all", hrefFor: (tab) => `?tab=${tab}` } as ListTabsProps<string>,
} satisfies Meta<typeof ListTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MarksTheOpenTab: Story = {
  args: { current: "platform" },
  play: async ({ canvas }) => {
    const open = canvas.getByRole("link", { name: messageText(noticeTabs.tabs.platform) });
    await expect(open).toHaveAttribute("aria-current", "page");
    await expect(open).toHaveAttribute("href", "?tab=platform");
  },
};
export const WithCounts: Story = {
  args: { counts: { all: 128, platform: 3, shop: 0 } },
  play: async ({ canvas }) => {
    const [all, platform, shop] = canvas.getAllByRole("link");
    await expect(all).toHaveTextContent("99+");
    await expect(platform).toHaveTextContent("3");
    await expect(shop).not.toHaveTextContent("0");
  },
};
export const NamedByData: Story = { args: { names: { shop: "华东工贸五金专营店" } } };
export const WithoutOne: Story = {
  args: { hidden: "shop" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};
export const Narrow: Story = {
  args: { names: { shop: "华东工贸五金专营店" }, counts: { all: 12 } },
  globals: { viewport: { value: "phone" } },
};
