import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { sampleAddresses } from "../../samples/account.ts";
import { DeleteAddressDialog } from "./DeleteAddressDialog.tsx";

const meta = {
  title: "account/DeleteAddressDialog",
  component: DeleteAddressDialog,
  // It stands over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { isOpen: false, onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof DeleteAddressDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  args: { isOpen: true, address: sampleAddresses[1], onConfirm: fn() },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "删除" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { isOpen: true, isPending: true, address: sampleAddresses[1] } };

export const Refused: Story = {
  args: { isOpen: true, address: sampleAddresses[0], formError: "默认地址不可删除" },
};
