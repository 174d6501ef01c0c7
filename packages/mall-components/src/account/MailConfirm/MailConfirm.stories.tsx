import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./MailConfirm.messages.ts";
import { MailConfirm } from "./MailConfirm.tsx";

const meta = {
  title: "account/MailConfirm 邮箱确认 验证链接 email confirmation",
  id: "account-mailconfirm",
  component: MailConfirm,
  args: { token: "t", mailHref: "/user-center/uc-account?part=mail" },
} satisfies Meta<typeof MailConfirm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Confirms: Story = {
  tags: ["!autodocs"],
  args: { onConfirm: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.confirm) }));
    await expect(args.onConfirm).toHaveBeenCalledWith("t");
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Done: Story = { args: { isDone: true } };
export const Expired: Story = { args: { error: "该链接已失效" } };
export const Narrow: Story = {
  args: { error: "该链接无效，或不属于当前登录的账号" },
  globals: { viewport: { value: "phone" } },
};
