import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { listWords } from "../../messages/list.messages.ts";
import { sampleCategories, sampleFirstLevels } from "../../samples/chrome.ts";
import { messageText } from "../../samples/message-text.ts";
import { CategoryFlyout } from "./CategoryFlyout.tsx";

const meta = {
  title: "chrome/CategoryFlyout 类目导航 商品分类 全部分类 三级分类 mega-menu",
  id: "chrome-categoryflyout",
  component: CategoryFlyout,
  args: { categories: sampleCategories },
  decorators: [(Story) => <div style={{ minHeight: 360 }}>{Story()}</div>],
} satisfies Meta<typeof CategoryFlyout>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story["play"]>>[0];

/** The browser's own pointer rests in the page's corner and may enter the column after the hover: then it hovers again. */
const hoverUntil = ({ canvas, userEvent }: Play, name: string, isSeen: () => void) =>
  waitFor(async () => {
    await userEvent.unhover(canvas.getByRole("link", { name }));
    await userEvent.hover(canvas.getByRole("link", { name }));
    await waitFor(isSeen, { timeout: 500 });
  });

export const Default: Story = { args: { defaultOpenId: "1" } };
export const Closed: Story = {};
export const OpensByHover: Story = {
  tags: ["!autodocs"],
  play: async (play) => {
    const { canvas, userEvent } = play;
    await hoverUntil(play, "工具", () =>
      expect(canvas.getByRole("link", { name: "扳手" })).toHaveAttribute(
        "href",
        "/list?cpid=1&cid=11&thCid=111",
      ),
    );
    const second = canvas.getByRole("link", { name: "电动工具" });
    await expect(second).toHaveAttribute("href", "/list?cpid=1&cid=12&thCid=0");
    await userEvent.hover(second);
    await expect(canvas.getByRole("link", { name: "电钻" })).toBeVisible();
  },
};
/** Between a phone and a desktop. */
export const Tablet: Story = {
  ...Default,
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link"))
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const ArrowKeys: Story = {
  args: { onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "工具" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "五金紧固" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getAllByRole("link", { name: "螺栓" })[0]).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("link", { name: "外六角" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("link", { name: "五金紧固" })).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const AsksForChildren: Story = {
  args: { categories: sampleFirstLevels, onNeedChildren: fn(), variant: "pinned" },
  play: async (play) => {
    const { canvas, args } = play;
    await hoverUntil(play, "安全防护", () => expect(args.onNeedChildren).toHaveBeenCalledWith("3"));
    await expect(await canvas.findByRole("status", { name: messageText(listWords.loading) })).toBeVisible();
  },
};
export const Empty: Story = { args: { categories: [] } };
export const ShopClosed: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText("工具"));
    await new Promise((done) => setTimeout(done, 250));
    await expect(canvas.queryByText("手动工具")).toBeNull();
  },
};
export const Narrow: Story = {
  ...Tablet,
  globals: { viewport: { value: "phone" } },
};
