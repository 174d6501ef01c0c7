import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleAddresses } from "../../samples/account.ts";
import type { AddressView } from "../address-view.ts";

const [first, second] = sampleAddresses as [AddressView, AddressView];

import { AddressCard } from "./AddressCard.tsx";

const meta = {
  title: "account/AddressCard",
  component: AddressCard,
  args: { address: second },
} satisfies Meta<typeof AddressCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onEdit: fn(), onDelete: fn(), onSetDefault: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^设为默认/ }));
    await expect(args.onSetDefault).toHaveBeenCalledWith("2");
    await userEvent.click(canvas.getByRole("button", { name: /^编辑/ }));
    await expect(args.onEdit).toHaveBeenCalledWith("2");
    await userEvent.click(canvas.getByRole("button", { name: /^删除/ }));
    await expect(args.onDelete).toHaveBeenCalledWith("2");
  },
};

export const DefaultAddress: Story = {
  args: { address: first },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("默认")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^删除/ })).toBeNull();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const LongChineseText: Story = { args: { address: sampleAddresses[5] } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
