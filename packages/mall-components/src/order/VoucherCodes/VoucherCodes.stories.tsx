import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { messages, voucherStateMessages } from "./VoucherCodes.messages.ts";
import { VoucherCodes } from "./VoucherCodes.tsx";

const meta = {
  title: "order/VoucherCodes 券码列表 券码 核销码 卡密 voucher",
  id: "order-vouchercodes",
  component: VoucherCodes,
  args: {
    vouchers: [
      { code: "K7QX2MPL9ATB", state: "unused" },
      { code: "M3RT8WZKC5YH", state: "used" },
    ],
    until: "2027-11-21 09:52:40",
  },
} satisfies Meta<typeof VoucherCodes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhatIsLeft: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(messages.left, { count: 2, left: 1 }))).toBeVisible();
    await expect(canvas.getByText(messageText(voucherStateMessages.used))).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
  },
};

export const Expired: Story = {
  args: { vouchers: [{ code: "K7QX2MPL9ATB", state: "expired" }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/2027/)).toBeNull();
  },
};

export const Many: Story = {
  args: {
    vouchers: Array.from({ length: 40 }, (_, nth) => ({
      code: `K7QX2MPL${1000 + nth}`,
      state: nth % 3 === 0 ? ("used" as const) : ("unused" as const),
    })),
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
