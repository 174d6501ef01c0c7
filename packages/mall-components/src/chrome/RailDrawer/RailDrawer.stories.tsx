import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleRailProducts } from "../../samples/rail.ts";
import { RailProducts } from "../RailProducts/RailProducts.tsx";
import { words } from "./RailDrawer.messages.ts";
import { RailDrawer } from "./RailDrawer.tsx";

const meta = {
  title: "chrome/RailDrawer 工具栏抽屉 侧栏 抽屉 drawer",
  id: "chrome-raildrawer",
  component: RailDrawer,
  args: { panel: "wishlist", isOpen: true, onClose: fn() },
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "30rem" } } },
} satisfies Meta<typeof RailDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <RailProducts groups={[{ key: "all", products: sampleRailProducts }]} kind="wishlist" onRemove={fn()} />
    ),
  },
};
export const Blank: Story = {};

export const Closes: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    await screen.findByRole("dialog", { name: messageText(words.wishlist) });
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { state: "loading" },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole("status", { name: messageText(listWords.loading) })).toBeVisible(),
    );
  },
};
export const Failed: Story = {
  args: { state: "failed", onRetry: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: messageText(actWords.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithFootAndWay: Story = {
  args: { panel: "cart", allHref: "/cart", footer: "合计 ¥1,234.00", children: "四行商品" },
};
export const Closed: Story = { args: { isOpen: false } };
export const Narrow: Story = {
  args: { state: "loading" },
  globals: { viewport: { value: "phone" } },
};
