import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { BlockFrame } from "./BlockFrame.tsx";

const meta = {
  title: "decoration/BlockFrame 模块外框 模块容器 section",
  id: "decoration-blockframe",
  component: BlockFrame,
  args: { title: "店长推荐", children: "一段内容" },
} satisfies Meta<typeof BlockFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMore: Story = { args: { moreHref: "/list?st=0", hasSheet: true } };
export const NoTitle: Story = { args: { title: "", hasSheet: true } };
export const MoreWithoutTitle: Story = {
  args: { title: "", moreHref: "/list?st=0" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(actWords.more) })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
