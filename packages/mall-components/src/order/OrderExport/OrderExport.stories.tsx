import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { messages } from "./OrderExport.messages.ts";
import { OrderExport } from "./OrderExport.tsx";

const meta = {
  title: "order/OrderExport 订单导出 导出 下载 Excel export",
  id: "order-orderexport",
  component: OrderExport,
  args: { count: 23, onExport: fn() },
} satisfies Meta<typeof OrderExport>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsksForAKindOfFile: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: `${messageText(messages.export)} CSV` }));
    await expect(args.onExport).toHaveBeenCalledWith("csv");
  },
};

export const Short: Story = { args: { running: { count: 23, share: 0.4 } } };

export const OfRefunds: Story = {
  args: { of: "refunds", count: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: `${messageText(messages.refundExport)} Excel` }),
    );
    await expect(args.onExport).toHaveBeenCalledWith("xlsx");
  },
};

/** Above 1,000 orders. */
export const Long: Story = {
  args: { count: 10_000, running: { count: 10_000, share: 0.42 }, onCancel: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "42");
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.cancel) }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
