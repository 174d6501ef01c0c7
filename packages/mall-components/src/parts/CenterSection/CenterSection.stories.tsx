import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { CenterSection } from "./CenterSection.tsx";

const meta = {
  title: "parts/CenterSection",
  component: CenterSection,
  args: { title: "最近订单", moreHref: "#orders", children: "一段内容" },
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
