import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { addressWords } from "../../messages/address.messages.ts";
import { sampleAddresses } from "../../samples/account.ts";
import { messageText } from "../../samples/message-text.ts";
import { messages } from "./AddressList.messages.ts";
import { AddressList } from "./AddressList.tsx";

const meta = {
  title: "account/AddressList 地址簿 收货地址列表 address book",
  id: "account-addresslist",
  component: AddressList,
  args: { addresses: sampleAddresses.slice(0, 3) },
} satisfies Meta<typeof AddressList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onAdd: fn() },
};

export const AddsOne: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(addressWords.add) }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByText(messageText(messages.count, { count: "3", max: "20" }))).toBeVisible();
  },
};

export const Full: Story = {
  args: {
    addresses: Array.from(
      { length: 20 },
      (_, index) =>
        ({ ...sampleAddresses[index % 6], id: String(index) }) as (typeof sampleAddresses)[number],
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: messageText(addressWords.add) })).toBeDisabled();
  },
};

export const Empty: Story = { args: { addresses: [] } };

export const Loading: Story = { args: { addresses: [], state: "loading" } };

export const Failed: Story = { args: { addresses: [], state: "failed", onRetry: fn() } };

export const Refetching: Story = { args: { state: "refetching" } };

export const Pending: Story = { args: { pendingId: "2" } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
