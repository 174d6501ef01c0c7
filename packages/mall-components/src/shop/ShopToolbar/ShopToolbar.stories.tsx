import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { FacetPanel } from "../../list/FacetPanel/FacetPanel.tsx";
import { sampleFacets } from "../../samples/facets.ts";
import { ShopToolbar } from "./ShopToolbar.tsx";

const meta = {
  title: "shop/ShopToolbar 店铺工具栏 店铺排序 店铺搜索 toolbar",
  id: "shop-shoptoolbar",
  component: ShopToolbar,
  args: {
    sort: "default",
    hrefForSort: (sort) => `/shopList?sort=${sort}`,
    keyword: "",
    kept: {},
    onSearch: fn(),
  },
} satisfies Meta<typeof ShopToolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Found: Story = {
  args: { sort: "score", keyword: "五金", kept: { kind: "dealer" }, totalCount: 12 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "店{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("五金店");
  },
};
export const None: Story = { args: { keyword: "没有", totalCount: 0 } };
export const Narrow: Story = {
  args: { totalCount: 12, facets: <FacetPanel rows={sampleFacets} />, chosenCount: 1 },
  globals: { viewport: { value: "phone" } },
};
