import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleFloorBanner } from "../../samples/home.ts";
import { samplePicture } from "../../samples/pictures.ts";
import { sampleProducts } from "../../samples/products.ts";
import { HomeFloor } from "./HomeFloor.tsx";

const meta = {
  title: "home/HomeFloor 首页楼层 楼层 商品专区 floor",
  id: "home-homefloor",
  component: HomeFloor,
  args: { id: "floor-1", title: "工具", products: sampleProducts.slice(0, 8) },
} satisfies Meta<typeof HomeFloor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPanel: Story = {
  args: {
    number: 1,
    title: "工具专区",
    links: [
      { label: "手动工具", href: "/list?cpid=1&cid=11&thCid=0" },
      { label: "电动工具", href: "/list?cpid=1&cid=12&thCid=0" },
      { label: "气动工具", href: "/list?cpid=1&cid=13&thCid=0" },
      { label: "工具套装", href: "/list?cpid=1&cid=14&thCid=0" },
    ],
    moreHref: "/list?cpid=1",
    panel: {
      picture: samplePicture("drill", 28),
      href: "/list?cpid=1&cid=12&thCid=0",
    },
  },
};
export const WithBanner: Story = { args: { ...WithPanel.args, banner: sampleFloorBanner } };
const tabs = [
  { id: "", label: "热门" },
  { id: "11", label: "手动工具" },
  { id: "12", label: "电动工具" },
  { id: "13", label: "气动工具" },
];
export const WithTabs: Story = { args: { ...WithPanel.args, tabs, onTab: fn() } };
export const TabChosen: Story = {
  tags: ["!autodocs"],
  args: WithTabs.args,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "电动工具" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onTab).toHaveBeenLastCalledWith("13");
    await expect(canvas.getByRole("tab", { name: "气动工具" })).toHaveFocus();
  },
};
export const TabLoading: Story = { args: { ...WithTabs.args, tab: "12", products: [], state: "loading" } };
export const TabFailed: Story = {
  args: { ...WithTabs.args, tab: "12", products: [], state: "failed", onRetry: fn() },
};
export const Narrow: Story = { args: WithPanel.args, globals: { viewport: { value: "phone" } } };
