import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { messages } from "./ListPager.messages.ts";
import { ListPager } from "./ListPager.tsx";

const meta = {
  title: "parts/ListPager 列表分页 翻页 跳页 pagination",
  id: "parts-listpager",
  component: ListPager,
  args: { page: 2, pageCount: 7, hrefForPage: (page: number) => `/list?page=${page}` },
} satisfies Meta<typeof ListPager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LinksPages: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /3/ })).toHaveAttribute("href", "/list?page=3");
  },
};

/** Many pages and a field to jump. */
export const Jump: Story = {
  args: { page: 30, pageCount: 60, onJump: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "12{Enter}");
    await expect(args.onJump).toHaveBeenCalledWith(12);
  },
};

/** An address that names a page behind the last one. */
export const Beyond: Story = {
  args: { page: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(messages.toFirst) })).toHaveAttribute(
      "href",
      "/list?page=1",
    );
  },
};

/** One page needs no pager. */
export const OnePage: Story = { args: { page: 1, pageCount: 1 } };
