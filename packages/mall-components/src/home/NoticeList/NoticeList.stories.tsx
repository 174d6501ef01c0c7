import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { sampleNotices } from "../../samples/home.ts";
import { messageText } from "../../samples/message-text.ts";
import { NoticeList } from "./NoticeList.tsx";

const meta = {
  title: "home/NoticeList 公告列表 平台公告 店铺公告 announcement",
  id: "home-noticelist",
  component: NoticeList,
  args: { notices: sampleNotices },
} satisfies Meta<typeof NoticeList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { variant: "compact" } };
export const Loading: Story = { args: { notices: [], state: "loading" } };
export const Empty: Story = { args: { notices: [] } };
export const Refetching: Story = { args: { state: "refetching" } };
export const Failed: Story = {
  args: { notices: [], state: "failed", onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
