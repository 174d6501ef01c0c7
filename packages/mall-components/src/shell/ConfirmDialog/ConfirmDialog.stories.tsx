import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "shell/ConfirmDialog",
  component: ConfirmDialog,
  // It stands over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const values = { orderNumber: "202611210900001" };
const asked = async () => within(await screen.findByRole("alertdialog"));

/** Nothing is asked. */
export const Default: Story = {};

export const ReceiveOrder: Story = {
  args: { question: { about: "receiveOrder", values } },
  play: async ({ userEvent, args }) => {
    await userEvent.click((await asked()).getByRole("button", { name: "确认收货" }));
    await expect(args.onConfirm).toHaveBeenCalledWith("");
  },
};

export const DeleteOrder: Story = {
  args: { question: { about: "deleteOrder", values } },
  play: async ({ userEvent, args }) => {
    await userEvent.click((await asked()).getByRole("button", { name: "取消" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A reason is wanted. */
export const CancelOrder: Story = {
  args: { question: { about: "cancelOrder", values } },
  play: async ({ userEvent, args }) => {
    const dialog = await asked();
    await userEvent.click(dialog.getByRole("button", { name: "取消订单" }));
    await expect(await dialog.findByText("请选择取消原因")).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("radio", { name: "收货地址填错了" }));
    await userEvent.click(dialog.getByRole("button", { name: "取消订单" }));
    await expect(args.onConfirm).toHaveBeenCalledWith("收货地址填错了");
    await userEvent.click(dialog.getByRole("button", { name: "暂不取消" }));
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
    await expect(dialog.getByText(/确定删除 张三 的收货地址/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "删除" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { question: address, isPending: true } };
export const Refused: Story = { args: { question: address, formError: "默认地址不可删除" } };
export const Narrow: Story = {
  args: { question: { about: "cancelOrder", values } },
  globals: { viewport: { value: "phone" } },
};
