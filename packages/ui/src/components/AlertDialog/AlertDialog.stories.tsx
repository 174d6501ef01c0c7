import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { AlertDialog } from "./AlertDialog.tsx";

const meta = {
  title: "ui/AlertDialog 警告框 确认弹窗 二次确认 alert confirm",
  id: "ui-alertdialog",
  component: AlertDialog,
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: {
    isOpen: true,
    title: "信息更新",
    children: "您绑定的经销商信息已更新",
    confirmLabel: "我知道了",
    onConfirm: fn(),
    tone: "info",
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StaysUntilAnswered: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "信息更新" });
    await expect(dialog).toHaveAccessibleDescription("您绑定的经销商信息已更新");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "我知道了" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = {
  args: {
    title: "取消订单",
    children: "订单取消后无法恢复，优惠券与积分将退回账户。",
    tone: "danger",
    confirmLabel: "取消订单",
    cancelLabel: "再想想",
    onCancel: fn(),
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole("alertdialog");
    await userEvent.click(screen.getByRole("button", { name: "再想想" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { ...Danger.args, errorText: "订单状态已变更" },
  play: async () => {
    await waitFor(() => expect(screen.getByText("订单状态已变更")).toBeVisible());
  },
};

export const Pending: Story = { args: { isPending: true, cancelLabel: "取消", onCancel: fn() } };
