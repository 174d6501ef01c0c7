import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { sampleNow } from "../../samples/home.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./LoginQr.messages.ts";
import { LoginQr } from "./LoginQr.tsx";

const waiting = {
  qrText: "tradehall://login?code=L8Q2ZP0WJ7R4T6YV",
  status: "waiting",
  now: sampleNow,
  expiresAt: sampleNow + 118_000,
} as const;

const meta = {
  title: "entry/LoginQr 扫码登录 登录二维码 二维码 qr",
  id: "entry-loginqr",
  component: LoginQr,
  args: { code: waiting },
} satisfies Meta<typeof LoginQr>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhatToDo: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: messageText(words.code) })).toBeVisible();
    await expect(canvas.getByText(messageText(words.hint))).toBeVisible();
  },
};

export const Loading: Story = { args: { code: undefined } };

export const Scanned: Story = { args: { code: { ...waiting, status: "scanned" } } };

export const Confirmed: Story = { args: { code: { ...waiting, status: "used" } } };

export const Expired: Story = {
  args: { code: { ...waiting, status: "expired", expiresAt: sampleNow }, onRefresh: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: messageText(words.expired) })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = {
  args: { code: { ...waiting, status: "expired", expiresAt: sampleNow }, isRefreshing: true },
};

export const Failed: Story = {
  args: { code: undefined, isFailed: true, onRefresh: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.failed) }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    code: { ...waiting, status: "expired", expiresAt: sampleNow },
    errorText: "账号已停用，请联系客服",
    onRefresh: fn(),
  },
};

export const RunsOut: Story = {
  args: { code: { ...waiting, expiresAt: sampleNow + 1_000 }, onExpire: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledOnce(), { timeout: 5_000 });
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
