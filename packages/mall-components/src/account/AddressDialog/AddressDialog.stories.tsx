import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { addressWords } from "../../messages/address.messages.ts";
import { sampleRegions } from "../../samples/account.ts";
import { messageText } from "../../samples/message-text.ts";
import { AddressDialog } from "./AddressDialog.tsx";

const meta = {
  title: "account/AddressDialog 地址弹窗 新增地址 编辑地址 address dialog",
  id: "account-addressdialog",
  component: AddressDialog,
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { isOpen: true, onClose: fn(), regions: sampleRegions },
} satisfies Meta<typeof AddressDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closes: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: messageText(addressWords.add) }));
    await userEvent.click(await dialog.findByRole("button", { name: messageText(actWords.cancel) }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Editing: Story = {
  args: { defaultValues: { addrId: "2", receiver: "昆山仓库", mobile: "13900007788" } },
};

export const Pending: Story = { args: { isPending: true } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
