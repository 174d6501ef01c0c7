import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./EntryDone.messages.ts";
import { EntryDone } from "./EntryDone.tsx";

const meta = {
  title: "entry/EntryDone 完成步骤 注册成功 密码已重置 换绑成功 done",
  id: "entry-entrydone",
  component: EntryDone,
  args: { way: "register", waitMs: 5_000, href: "/" },
} satisfies Meta<typeof EntryDone>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsOn: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(messageText(words.register));
    await expect(canvas.getByRole("link", { name: messageText(words.enter) })).toHaveAttribute("href", "/");
  },
};
export const Forgot: Story = { args: { way: "forgot", waitMs: 3_000, href: "/login" } };
export const Changed: Story = { args: { way: "change", waitMs: 3_000, href: "/login" } };
export const MobileChanged: Story = {
  args: { way: "mobile", waitMs: 3_000, href: "/user-center/uc-account" },
};
export const MovesOn: Story = {
  args: { waitMs: 1_000, onEnd: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce(), { timeout: 4_000 });
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
