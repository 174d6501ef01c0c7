import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { ReceiveDialog } from "./ReceiveDialog.tsx";

const meta = {
  title: "trade/ReceiveDialog",
  component: ReceiveDialog,
  // It stands over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { isOpen: false, orderNumber: "202611210900001", onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof ReceiveDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  args: { isOpen: true, onConfirm: fn(), onClose: fn() },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "确认收货" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { isOpen: true, isPending: true } };

export const Refused: Story = { args: { isOpen: true, formError: "订单状态已变更" } };
