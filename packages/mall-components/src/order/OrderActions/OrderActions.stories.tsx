import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { orderWords } from "../../messages/order.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { orderActionMessages } from "./OrderActions.messages.ts";
import { OrderActions } from "./OrderActions.tsx";

const meta = {
  title: "order/OrderActions 订单操作 订单按钮 actions",
  id: "order-orderactions",
  component: OrderActions,
  args: { orderNumber: "202611210900001", actions: ["pay", "cancel"] },
} satisfies Meta<typeof OrderActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onAction: fn() },
};

export const Acts: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const names = canvas.getAllByRole("button").map((button) => button.textContent);
    await expect(names).toEqual([messageText(orderActionMessages.pay), messageText(orderWords.cancel)]);
    await userEvent.click(canvas.getByRole("button", { name: messageText(orderWords.cancel) }));
    await expect(args.onAction).toHaveBeenCalledWith("202611210900001", "cancel");
  },
};

export const WithPages: Story = {
  args: {
    actions: ["receive", "logistics", "refund", "buyAgain"],
    hrefFor: (number, action) =>
      action === "receive" ? undefined : `/order-detail?orderNumber=${number}&to=${action}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    await expect(canvas.getByRole("button", { name: messageText(orderWords.receive) })).toBeVisible();
  },
};

export const Pending: Story = { args: { pendingAction: "cancel" } };

export const PendingElsewhere: Story = {
  args: { pendingAction: "receive" },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) await expect(button).toBeEnabled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Column: Story = {
  args: { layout: "column", actions: ["comment", "logistics", "refund", "buyAgain"] },
};

export const None: Story = {
  args: { actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("form")).toBeNull();
  },
};
