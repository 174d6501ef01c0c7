import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { addressWords } from "../../messages/address.messages.ts";
import { sampleAddresses } from "../../samples/account.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import type { AddressView } from "../address-view.ts";

const [first, second] = sampleAddresses as [AddressView, AddressView];

import { AddressCard } from "./AddressCard.tsx";

const meta = {
  title: "account/AddressCard 地址卡片 收货地址 收货人 address card",
  id: "account-addresscard",
  component: AddressCard,
  args: { address: second },
} satisfies Meta<typeof AddressCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onEdit: fn(), onDelete: fn(), onSetDefault: fn() },
};

export const Acts: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messagePattern(addressWords.setDefault) }));
    await expect(args.onSetDefault).toHaveBeenCalledWith("2");
    await userEvent.click(canvas.getByRole("button", { name: messagePattern(actWords.edit) }));
    await expect(args.onEdit).toHaveBeenCalledWith("2");
    await userEvent.click(canvas.getByRole("button", { name: messagePattern(actWords.delete) }));
    await expect(args.onDelete).toHaveBeenCalledWith("2");
  },
};

export const DefaultAddress: Story = {
  args: { address: first },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(addressWords.default))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: messagePattern(actWords.delete) })).toBeNull();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const LongChineseText: Story = { args: { address: sampleAddresses[5] } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
