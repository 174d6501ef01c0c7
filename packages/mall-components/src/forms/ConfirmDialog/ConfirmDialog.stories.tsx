import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { cancelReasons, words } from "./ConfirmDialog.messages.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const values = { orderNumber: "202611210900001" };

const meta = {
  title: "forms/ConfirmDialog 二次确认弹窗 确认框 删除确认 confirm",
  id: "forms-confirmdialog",
  component: ConfirmDialog,
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { question: { about: "receiveOrder", values }, onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const asked = async () => within(await screen.findByRole("alertdialog"));

export const Default: Story = {};

export const ReceiveOrder: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    await userEvent.click((await asked()).getByRole("button", { name: messageText(orderWords.receive) }));
    await expect(args.onConfirm).toHaveBeenCalledWith("");
  },
};

export const DeleteOrder: Story = {
  args: { question: { about: "purgeOrder", values } },
  play: async ({ userEvent, args }) => {
    await userEvent.click((await asked()).getByRole("button", { name: messageText(actWords.cancel) }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A reason is wanted. */
export const CancelOrder: Story = {
  args: { question: { about: "cancelOrder", values } },
  play: async ({ userEvent, args }) => {
    const dialog = await asked();
    const reason = cancelReasons.options[2] as (typeof cancelReasons.options)[number];
    await userEvent.click(dialog.getByRole("button", { name: messageText(orderWords.cancel) }));
    await waitFor(() => expect(dialog.getByText(messageText(cancelReasons.missing))).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("radio", { name: messageText(reason) }));
    await userEvent.click(dialog.getByRole("button", { name: messageText(orderWords.cancel) }));
    await expect(args.onConfirm).toHaveBeenCalledWith(messageText(reason));
    await userEvent.click(dialog.getByRole("button", { name: messageText(words.keepOrder) }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

const address = {
  about: "deleteAddress",
  values: { receiver: "张三", address: "上海市 浦东新区 张江路 1 号" },
} as const;

export const DeleteAddress: Story = {
  args: { question: address },
  play: async ({ userEvent, args }) => {
    const dialog = await asked();
    await waitFor(() =>
      expect(dialog.getByText(messageText(words.deleteAddress, address.values))).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole("button", { name: messageText(actWords.delete) }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const PayOnTerms: Story = {
  args: { question: { about: "payOnTerms", values: { amount: "2,156.00", day: "2026-12-27" } } },
};

export const PayFromBalance: Story = {
  args: { question: { about: "payFromBalance", values: { amount: "2,156.00", left: "47,844.00" } } },
  play: async ({ userEvent, args }) => {
    await userEvent.click((await asked()).getByRole("button", { name: messageText(words.payNow) }));
    await expect(args.onConfirm).toHaveBeenCalledWith("");
  },
};

export const Pending: Story = { args: { question: address, isPending: true } };
export const Refused: Story = { args: { question: address, formError: "默认地址不可删除" } };
export const Narrow: Story = {
  args: { question: { about: "cancelOrder", values } },
  globals: { viewport: { value: "phone" } },
};
