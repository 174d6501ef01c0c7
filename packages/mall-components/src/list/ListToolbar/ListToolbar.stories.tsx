import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { sampleFacets } from "../../samples/facets.ts";
import { messageText } from "../../samples/message-text.ts";
import { FacetPanel } from "../FacetPanel/FacetPanel.tsx";
import { words as drawerWords } from "../FilterDrawer/FilterDrawer.messages.ts";
import { words } from "./ListToolbar.messages.ts";
import { ListToolbar } from "./ListToolbar.tsx";

const meta = {
  title: "list/ListToolbar 列表工具栏 排序 价格区间 视图 toolbar",
  id: "list-listtoolbar",
  component: ListToolbar,
  args: {
    sort: "default",
    hrefForSort: (sort) => `?sort=${sort}`,
    priceForm: { action: "/list", hidden: [{ name: "pn", value: "扳手" }] },
    inStock: { isOn: false, href: "?inStock=1" },
    selfOperated: { isOn: true, href: "?" },
    active: { isOn: false, href: "?active=1" },
    fromOne: { isOn: false, href: "?moq=1" },
    view: "grid",
    hrefForView: (view) => `?view=${view}`,
    totalCount: 1286,
    page: 1,
    pageCount: 22,
    hrefForPage: (page) => `?page=${page}`,
  },
} satisfies Meta<typeof ListToolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PriceRange: Story = {
  args: { priceRange: { min: "10" }, onPriceRange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText(messageText(words.min)));
    await userEvent.type(canvas.getByLabelText(messageText(words.min)), "500");
    await userEvent.type(canvas.getByLabelText(messageText(words.max)), "100");
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.apply) }));
    await expect(args.onPriceRange).toHaveBeenCalledWith({ min: "100", max: "500" });
  },
};
export const UnderstandsFullWidthPrices: Story = {
  args: { priceRange: {}, onPriceRange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(messageText(words.min)), "￥１０．５");
    await userEvent.type(canvas.getByLabelText(messageText(words.max)), "1,000");
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.apply) }));
    await expect(args.onPriceRange).toHaveBeenCalledWith({ min: "10.5", max: "1000" });
  },
};
export const PriceUp: Story = {
  args: { sort: "priceUp" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(words.priceDown) })).toHaveAttribute(
      "href",
      "?sort=priceDown",
    );
  },
};
export const LastPage: Story = { args: { page: 22, view: "table", inStock: { isOn: true, href: "?" } } };
export const None: Story = { args: { totalCount: 0, pageCount: 0 } };
export const Narrow: Story = {
  args: { facets: <FacetPanel rows={sampleFacets} />, chosenCount: 3, priceRange: { min: "10" } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = canvas.getByRole("region", { name: messageText(words.label) });
    // One row; English words take a second one.
    await expect(bar.clientHeight).toBeLessThan(80);
    await expect(canvasElement.querySelector("form")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: new RegExp(messageText(drawerWords.filters)) }));
    const drawer = within(await screen.findByRole("dialog"));
    await waitFor(() => expect(drawer.getByRole("group", { name: "品牌" })).toBeVisible());
    await waitFor(() => expect(drawer.getByLabelText(messageText(words.min))).toBeVisible());
    await waitFor(() => expect(drawer.getByRole("link", { name: messageText(words.inStock) })).toBeVisible());
  },
};
