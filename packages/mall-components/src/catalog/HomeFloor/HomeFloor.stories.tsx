import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePicture } from "../../samples/catalog-pictures.ts";
import { sampleProducts } from "../../samples/catalog-products.ts";
import { HomeFloor } from "./HomeFloor.tsx";

const meta = {
  title: "catalog/HomeFloor",
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
    subtitle: "手动、电动、气动，一站配齐",
    links: [
      { label: "手动工具", href: "/list?cpid=1&cid=11&thCid=0" },
      { label: "电动工具", href: "/list?cpid=1&cid=12&thCid=0" },
      { label: "气动工具", href: "/list?cpid=1&cid=13&thCid=0" },
      { label: "工具套装", href: "/list?cpid=1&cid=14&thCid=0" },
    ],
    moreHref: "/list?cpid=1",
    panel: {
      picture: samplePicture("drill", 28),
      title: "工业级动力",
      text: "无刷电机，质保 3 年",
      href: "/list?cpid=1&cid=12&thCid=0",
    },
  },
};
export const Loading: Story = { args: { products: [], isLoading: true } };
export const Narrow: Story = { args: WithPanel.args, globals: { viewport: { value: "phone" } } };
