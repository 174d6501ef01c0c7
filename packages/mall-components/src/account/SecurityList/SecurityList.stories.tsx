import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { mailWords } from "../../messages/mail.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./SecurityList.messages.ts";
import { SecurityList } from "./SecurityList.tsx";

const account = "/user-center/uc-account";

const meta = {
  title: "account/SecurityList 账号安全 手机 密码 security",
  id: "account-securitylist",
  component: SecurityList,
  args: {
    mobile: "138****0001",
    mobileHref: `${account}?part=mobile`,
    mail: "c***@example.com",
    waitingMail: "",
    mailHref: `${account}?part=mail`,
    passwordHref: "/user-center/uc-password",
  },
} satisfies Meta<typeof SecurityList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutMail: Story = {
  args: { mail: "" },
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole("link", { name: messageText(words.addMail) });
    await expect(add).toHaveAttribute("href", args.mailHref);
  },
};

/** Another address waits; until it is confirmed the one before is good. */
export const MailWaits: Story = {
  args: { waitingMail: "caigou@east-china-equipment.example.com" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(mailWords.waiting))).toBeVisible();
  },
};
export const Loading: Story = { args: { state: "loading" } };
export const Failed: Story = { args: { state: "failed", onRetry: fn() } };
export const Narrow: Story = {
  args: { waitingMail: "caigou@east-china-equipment.example.com" },
  globals: { viewport: { value: "phone" } },
};
