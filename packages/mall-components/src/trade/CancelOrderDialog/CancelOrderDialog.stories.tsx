import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { CancelOrderDialog } from "./CancelOrderDialog.tsx";

const meta = {
  title: "trade/CancelOrderDialog",
  component: CancelOrderDialog,
  // It stands over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { isOpen: false, orderNumber: "202611210900001", onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof CancelOrderDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  args: { isOpen: true, onConfirm: fn(), onClose: fn() },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "取消订单" }));
    await expect(await dialog.findByText("请选择取消原因")).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("radio", { name: "收货地址填错了" }));
    await userEvent.click(dialog.getByRole("button", { name: "取消订单" }));
    await expect(args.onConfirm).toHaveBeenCalledWith("wrongAddress", "收货地址填错了");
    await userEvent.click(dialog.getByRole("button", { name: "暂不取消" }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { isOpen: true, isPending: true } };

export const Refused: Story = { args: { isOpen: true, formError: "订单状态已变更" } };
