import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { messages } from "./PickupCode.messages.ts";
import { PickupCode } from "./PickupCode.tsx";

const meta = {
  title: "order/PickupCode 自提码 提货码 取货码 pickup",
  id: "order-pickupcode",
  component: PickupCode,
  args: {
    code: "K7QX2MPL",
    station: "百工商城自营旗舰店",
    tel: "021-50801234",
    address: "上海市上海市浦东新区张江路 88 号 1 楼自提点",
  },
} satisfies Meta<typeof PickupCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CanBeCopied: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("K7QX 2MPL")).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: messageText(messages.copy, { code: "K7QX2MPL" }) }),
    ).toBeVisible();
  },
};

export const BeforePayment: Story = {
  args: { code: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(messages.later))).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Collected: Story = { args: { isUsed: true } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
