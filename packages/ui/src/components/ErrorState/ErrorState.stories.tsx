import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "ui/ErrorState 错误状态 加载失败 重试 error",
  id: "ui-errorstate",
  component: ErrorState,
  args: { title: "商品列表加载失败" },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithRetry: Story = {
  args: { description: "请检查网络后再试一次。", retryLabel: "重试", onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("商品列表加载失败");
    await userEvent.click(canvas.getByRole("button", { name: "重试" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retryLabel: "重试", onRetry: fn(), isRetrying: true } };
