import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleAddresses } from "../../samples/account.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { messages } from "./SubmitBar.messages.ts";
import { SubmitBar } from "./SubmitBar.tsx";

const meta = {
  title: "checkout/SubmitBar 提交订单栏 结算栏 下单 submit",
  id: "checkout-submitbar",
  component: SubmitBar,
  args: { payable: "2156.00" },
} satisfies Meta<typeof SubmitBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
};

export const Submits: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.submit) }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WithAddress: Story = { args: { address: sampleAddresses[0] } };

export const Points: Story = { args: { payable: "0.00", score: 1_000, address: sampleAddresses[0] } };
export const PointsAndMoney: Story = {
  args: { payable: "99.00", score: 2_000, disabledReason: "还差 1,200 积分" },
};
export const Deposit: Story = { args: { deposit: "100.00", address: sampleAddresses[0] } };

export const Pending: Story = {
  args: { isPending: true, onSubmit: fn(), address: sampleAddresses[0] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Pricing: Story = {
  args: { isPricing: true, onSubmit: fn(), address: sampleAddresses[0] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messagePattern(messages.pricing) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Blocked: Story = {
  args: { disabledReason: "请选择收货地址" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("请选择收货地址");
  },
};

/** Without a reason it can be pressed. */
export const EmptyReason: Story = {
  args: { disabledReason: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeEnabled();
  },
};

export const Refused: Story = { args: { address: sampleAddresses[0], formError: "库存不足" } };

export const Placed: Story = {
  args: {
    address: sampleAddresses[0],
    formError: "订单已提交，此次修改未生效，请在“我的订单”中查看",
    wayOn: { href: "/user-center/uc-order", label: "我的订单" },
  },
};

export const Narrow: Story = {
  args: { address: sampleAddresses[5] },
  globals: { viewport: { value: "phone" } },
};
