import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./NotFoundPage.messages.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";

const meta = {
  title: "chrome/NotFoundPage 未找到页 404 页面不存在 商品下架 not-found",
  id: "chrome-notfoundpage",
  component: NotFoundPage,
  args: {},
} satisfies Meta<typeof NotFoundPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CannotBeSeen: Story = { args: { reason: "当前店铺已暂停营业，无法查看", onBack: fn() } };
/** Goods off the shelf lead on to others like them. */
export const LeadsOn: Story = {
  args: { reason: "该商品已被平台下架", ways: [{ label: "相似商品", href: "/list?thCid=31" }], onBack: fn() },
};
export const WithHistory: Story = {
  args: { onBack: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.back) }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
