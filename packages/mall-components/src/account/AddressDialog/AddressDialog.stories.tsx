import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { sampleRegions } from "../../samples/account.ts";
import { AddressDialog } from "./AddressDialog.tsx";

const meta = {
  title: "account/AddressDialog",
  component: AddressDialog,
  // It stands over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { isOpen: false, onClose: fn(), regions: sampleRegions },
} satisfies Meta<typeof AddressDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  args: { isOpen: true, onClose: fn() },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "新增收货地址" }));
    await userEvent.click(await dialog.findByRole("button", { name: "取消" }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Editing: Story = {
  args: { isOpen: true, defaultValues: { addrId: "2", receiver: "昆山仓库", mobile: "13900007788" } },
};

export const Pending: Story = { args: { isOpen: true, isPending: true } };

export const Narrow: Story = { args: { isOpen: true }, globals: { viewport: { value: "phone" } } };
