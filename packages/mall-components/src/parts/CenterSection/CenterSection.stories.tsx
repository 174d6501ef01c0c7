import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { CenterSection } from "./CenterSection.tsx";

const meta = {
  title: "parts/CenterSection 个人中心区块 用户中心卡片 区块",
  id: "parts-centersection",
  component: CenterSection,
  args: {
    title: "最近订单",
    moreHref: "#orders",
    children: "近 30 天下单 12 笔，其中 2 笔待付款、1 笔待收货。",
  },
} satisfies Meta<typeof CenterSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { emptyText: "还没有订单" } };
export const Loading: Story = { args: { state: "loading" } };
export const Refetching: Story = { args: { state: "refetching" } };
export const Failed: Story = {
  args: { state: "failed", onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
