import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { words as rail } from "../../chrome/RailProducts/RailProducts.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { sampleRailProducts } from "../../samples/rail.ts";
import { words } from "./SavedGoodsList.messages.ts";
import { SavedGoodsList } from "./SavedGoodsList.tsx";
import type { SavedGoods } from "./saved-goods.ts";

const goods: SavedGoods[] = sampleRailProducts.map((product, nth) => ({
  ...product,
  sinceText: "2026-11-20",
  ...(nth === 0
    ? { cart: { prodId: product.id, skuId: "5001", count: 10 }, loweredBy: "2.10" as const }
    : {}),
}));
const [first] = goods;
const bought: SavedGoods[] = goods.map(({ loweredBy, sinceText, ...one }, nth) => ({
  ...one,
  skuText: "M8×30 镀锌",
  code: `GL-88-M8-${nth}`,
  ...(nth === 0 ? { loweredBy: "1.40" as const } : { raisedBy: "0.80" as const }),
  bought: {
    times: 4 - nth,
    day: "2026-11-20",
    quantityText: "10盒",
    nowText: "10盒",
    yuan: "18.90",
    orderHref: "#order",
  },
}));

const meta = {
  title: "saved/SavedGoodsList 收藏列表 我的收藏 足迹 再次购买 wishlist",
  id: "saved-savedgoodslist",
  component: SavedGoodsList,
  args: { kind: "wishlist", groups: [{ key: "all", goods }] },
} satisfies Meta<typeof SavedGoodsList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  args: { onRemove: fn(), onAdd: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: messageText(words.selectAll) }));
    await expect(canvas.getByText(messagePattern(words.chosen, { count: goods.length }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.removeChosen) }));
    await expect(args.onRemove).toHaveBeenCalledWith(goods.map(({ id }) => id));
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.addToCart) }));
    await expect(args.onAdd).toHaveBeenCalledWith([first]);
  },
};

export const OneAtATime: Story = {
  tags: ["!autodocs"],
  args: { onRemove: fn(), onAdd: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = (name: RegExp) => canvas.getAllByRole("button", { name })[0] as HTMLElement;
    await userEvent.click(button(messagePattern(words.addNamedToCart, { name: "" })));
    await expect(args.onAdd).toHaveBeenCalledWith([first]);
    await userEvent.click(button(messagePattern(words.removeFromWishlist, { name: "" })));
    await expect(args.onRemove).toHaveBeenCalledWith([first?.id]);
  },
};

/** What went into the cart and what did not is in its row. */
export const Results: Story = {
  args: {
    results: {
      [goods[0]?.id ?? ""]: { isAdded: true, text: "已加入购物车" },
      [goods[1]?.id ?? ""]: { isAdded: false, text: "库存不足，剩余 3 件" },
    },
  },
};

export const FootprintsByDay: Story = {
  args: {
    kind: "footprints",
    groups: [
      { key: "1", day: "2026-11-21", goods: goods.slice(0, 1) },
      { key: "2", day: "2026-11-20", goods: goods.slice(1) },
    ],
    today: "2026-11-21",
    onRemoveDay: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const name = messageText(words.removeNamedDay, { day: messageText(rail.yesterday) });
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onRemoveDay).toHaveBeenCalledWith("2026-11-20");
  },
};
/** Bought before: the same quantity goes into the cart in one press. */
export const Bought: Story = {
  args: { kind: "bought", groups: [{ key: "all", goods: bought }], onAdd: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const name = messagePattern(words.buyNamedAgain, { quantity: "10盒", name: first?.name ?? "" });
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onAdd).toHaveBeenCalledWith([bought[0]]);
    await expect(canvas.queryByRole("button", { name: messageText(words.removeChosen) })).toBeNull();
  },
};
export const BoughtNarrow: Story = {
  args: { kind: "bought", groups: [{ key: "all", goods: bought }] },
  globals: { viewport: { value: "phone" } },
};
export const NothingBought: Story = { args: { kind: "bought", groups: [] } };
export const NoneOfBought: Story = { args: { kind: "bought", groups: [], clearHref: "#all" } };
export const Adding: Story = { args: { isAdding: true } };
export const EmptyWishlist: Story = { args: { groups: [] } };
export const NoneMatch: Story = { args: { groups: [], clearHref: "#all" } };
export const NoFootprints: Story = { args: { kind: "footprints", groups: [] } };
export const NoneThatDay: Story = { args: { kind: "footprints", groups: [], clearHref: "#all" } };
export const Loading: Story = { args: { groups: [], state: "loading" } };
export const Refetching: Story = { args: { state: "refetching" } };
export const Failed: Story = { args: { state: "failed", onRetry: fn() } };
export const LongText: Story = {
  args: {
    groups: [
      {
        key: "all",
        goods: [
          {
            ...(first as SavedGoods),
            name: "工业级特种钢加厚耐高温防腐蚀六角头螺栓全螺纹高强度紧固件套装组合".repeat(3),
            yuan: "1234567.89",
          },
        ],
      },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
