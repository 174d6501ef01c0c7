import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { RemindButton } from "./RemindButton.tsx";

const meta = {
  title: "promotion/RemindButton 提醒按钮 开抢提醒 提醒我 remind",
  id: "promotion-remindbutton",
  component: RemindButton,
  args: { id: "17", name: "无刷冲击钻" },
} satisfies Meta<typeof RemindButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const IsSet: Story = { args: { isReminded: true } };
export const Pending: Story = { args: { isPending: true } };
export const Large: Story = {
  args: { size: "l", onRemind: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRemind).toHaveBeenCalledWith("17", true);
  },
};
