import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./TryLaterPage.messages.ts";
import { TryLaterPage } from "./TryLaterPage.tsx";

const meta = {
  title: "chrome/TryLaterPage 稍后重试页 限流 访问频繁 系统繁忙 429",
  id: "chrome-trylaterpage",
  component: TryLaterPage,
  args: { reason: "tooOften", waitMs: 3_600_000, onRetry: fn() },
} satisfies Meta<typeof TryLaterPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first link; queries by role know no link whose address is empty, the page itself. */
const retryOf = (canvas: HTMLElement): HTMLElement => canvas.querySelector("a") as HTMLElement;

export const Default: Story = {};

export const TriesAgain: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent(
      messageText(words.nextMinutes, { minutes: 60 }),
    );
    await userEvent.click(retryOf(canvasElement));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { reason: "busy" } };
export const Retrying: Story = {
  args: { reason: "busy", isRetrying: true },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(retryOf(canvasElement));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const Spent: Story = { args: { reason: "busy", waitMs: 0 } };
export const InSeconds: Story = {
  args: { waitMs: 59_500 },
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent(/(5\d|60)\s?(秒|s)/);
  },
};
export const TriesByItself: Story = {
  args: { waitMs: 900 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce(), { timeout: 6_000 });
  },
};
export const Alone: Story = { args: { reason: "busy", isAlone: true }, parameters: { layout: "fullscreen" } };
export const Narrow: Story = { args: Alone.args, globals: { viewport: { value: "phone" } } };
