import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./ShareDialog.messages.ts";
import { ShareDialog } from "./ShareDialog.tsx";

const meta = {
  title: "product/ShareDialog 分享弹窗 分享商品 二维码 复制链接 share",
  id: "product-sharedialog",
  component: ShareDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    url: "https://mall.example/detail/31?skuId=310",
    name: "锐擎 20V 无刷锂电冲击钻 双电池套装",
  },
} satisfies Meta<typeof ShareDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A browser that can hand it to the system. */
export const OfTheSystem: Story = {
  args: { onShare: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: messageText(words.more) }));
    await expect(args.onShare).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
