import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { mailWords } from "../../messages/mail.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./MailForm.messages.ts";
import { MailForm } from "./MailForm.tsx";

const waitingMail = "caigou@example.com";

const meta = {
  title: "account/MailForm 邮箱绑定 验证邮件 解绑 email",
  id: "account-mailform",
  component: MailForm,
  args: { mail: "", waitingMail: "", backHref: "/user-center/uc-account" },
} satisfies Meta<typeof MailForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Waits: Story = { args: { waitingMail } };
export const Confirmed: Story = { args: { mail: "c***@example.com" } };

export const Submits: Story = {
  args: { mail: "c***@example.com", waitingMail, onSubmit: fn(), onSendAgain: fn(), onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox");
    const send = canvas.getByRole("button", { name: messageText(words.send) });
    await userEvent.type(field, "caigou@");
    await userEvent.click(send);
    await expect(field).toHaveFocus();
    await userEvent.type(field, "example.com ");
    await userEvent.click(send);
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(sent.get("userMail")).toBe("caigou@example.com");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.again) }));
    await expect(args.onSendAgain).toHaveBeenCalledWith(waitingMail);
    await userEvent.click(canvas.getByRole("button", { name: messageText(mailWords.remove) }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  args: { defaultValues: { userMail: "a@example.com" }, formError: "今日验证邮件已发送 5 封，请明天再试" },
};
export const Pending: Story = { args: { waitingMail, isPending: true } };
export const Narrow: Story = {
  args: { mail: "c***@example.com", waitingMail: "caigou@purchasing.east-china-equipment.example.com" },
  globals: { viewport: { value: "phone" } },
};
