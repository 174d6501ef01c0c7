import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SearchForm } from "./SearchForm.tsx";

const meta = {
  title: "list/SearchForm 页内搜索 店内搜索 搜本店 search",
  id: "list-searchform",
  component: SearchForm,
  args: {
    label: "搜索本店商品",
    placeholder: "搜本店",
    name: "pn",
    keyword: "",
    kept: { shopId: "1" },
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Searches: Story = {
  args: { keyword: "扳手" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox"), " {Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("扳手");
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
