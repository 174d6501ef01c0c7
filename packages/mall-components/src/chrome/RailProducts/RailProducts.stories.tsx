import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { MemberProvider } from "../../members/MemberProvider.tsx";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { sampleRailProducts } from "../../samples/rail.ts";
import { words } from "./RailProducts.messages.ts";
import { RailProducts } from "./RailProducts.tsx";

const meta = {
  title: "chrome/RailProducts 侧栏商品 收藏 足迹 浏览记录",
  id: "chrome-railproducts",
  component: RailProducts,
  args: { kind: "wishlist", groups: [{ key: "all", products: sampleRailProducts }], onRemove: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof RailProducts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Anyone who is a paid member sees what they pay. */
export const ForMembers: Story = {
  decorators: [(Story) => <MemberProvider isMember>{Story()}</MemberProvider>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("¥15.90")).toBeInTheDocument();
    await expect(canvas.getByText("¥16.80").closest("s")).toBeVisible();
  },
};

export const TakesOneOut: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getAllByRole("button", {
        name: messagePattern(words.removeFromWishlist, { name: "" }),
      })[0] as HTMLElement,
    );
    await expect(args.onRemove).toHaveBeenCalledWith(sampleRailProducts[0]?.id);
    await expect(canvas.getByText(messageText(words.offShelf))).toBeVisible();
  },
};
export const Footprints: Story = {
  args: {
    kind: "footprints",
    groups: [
      { key: "1", day: "2026-11-21", products: sampleRailProducts.slice(0, 1) },
      { key: "2", day: "2026-11-20", products: sampleRailProducts.slice(1, 2) },
      { key: "3", day: "2026-11-03", products: sampleRailProducts.slice(2) },
    ],
    today: "2026-11-21",
    onMore: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    for (const name of [messageText(words.today), messageText(words.yesterday), /11月3日|November 3/])
      await expect(canvas.getByRole("heading", { name })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.more) }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const LoadingMore: Story = { args: { onMore: fn(), isLoadingMore: true } };
export const EmptyWishlist: Story = { args: { groups: [] } };
export const NoFootprints: Story = { args: { kind: "footprints", groups: [{ key: "all", products: [] }] } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
