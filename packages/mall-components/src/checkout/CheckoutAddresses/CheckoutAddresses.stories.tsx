import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { addressWords } from "../../messages/address.messages.ts";
import { sampleAddresses } from "../../samples/account.ts";
import { messageText } from "../../samples/message-text.ts";
import { messages } from "./CheckoutAddresses.messages.ts";
import { CheckoutAddresses } from "./CheckoutAddresses.tsx";

const meta = {
  title: "checkout/CheckoutAddresses 结算收货地址 选择地址 收货地址 address",
  id: "checkout-checkoutaddresses",
  component: CheckoutAddresses,
  args: { addresses: sampleAddresses.slice(0, 3) },
} satisfies Meta<typeof CheckoutAddresses>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { selectedId: "1", onSelect: fn(), onAdd: fn(), onEdit: fn() },
};

export const GoesByKeyboard: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("radio", { name: /王建国/ }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onSelect).toHaveBeenCalledWith("2");
    await userEvent.click(canvas.getByRole("button", { name: messageText(addressWords.add) }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getByRole("button", { name: messageText(addressWords.editNamed, { receiver: "李敏" }) }),
    );
    await expect(args.onEdit).toHaveBeenCalledWith("3");
  },
};

export const MoreThanFit: Story = {
  args: { addresses: sampleAddresses, selectedId: "6" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(5);
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.more, { count: "2" }) }));
    await expect(canvas.getAllByRole("radio")).toHaveLength(6);
  },
};

export const WithoutScript: Story = {
  args: {
    addHref: "/user-center/uc-address?add=1",
    selectedId: "1",
  },
};

export const NoneYet: Story = { args: { addresses: [], errorMessage: "请选择收货地址" } };

export const Pending: Story = { args: { selectedId: "1", isPending: true } };

export const Full: Story = {
  args: {
    selectedId: "0",
    addresses: Array.from(
      { length: 20 },
      (_, index) =>
        ({
          ...(sampleAddresses[index % 5] ?? sampleAddresses[0]),
          id: String(index),
        }) as (typeof sampleAddresses)[number],
    ),
  },
};

export const Narrow: Story = { args: { selectedId: "1" }, globals: { viewport: { value: "phone" } } };
