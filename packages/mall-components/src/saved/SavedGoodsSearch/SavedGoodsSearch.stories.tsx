import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { FacetPanel } from "../../list/FacetPanel/FacetPanel.tsx";
import { sampleFacets } from "../../samples/facets.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./SavedGoodsSearch.messages.ts";
import { SavedGoodsSearch } from "./SavedGoodsSearch.tsx";

const meta = {
  title: "saved/SavedGoodsSearch 收藏搜索 购买记录搜索 search",
  id: "saved-savedgoodssearch",
  component: SavedGoodsSearch,
  args: { kind: "wishlist", keyword: "", kept: {}, onSearch: fn() },
} satisfies Meta<typeof SavedGoodsSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Searched: Story = {
  args: { keyword: "螺栓" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: messageText(words.label) }), "{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("螺栓");
  },
};
export const Bought: Story = { args: { kind: "bought" } };
export const Narrow: Story = {
  args: { facets: <FacetPanel rows={sampleFacets} />, chosenCount: 1 },
  globals: { viewport: { value: "phone" } },
};
