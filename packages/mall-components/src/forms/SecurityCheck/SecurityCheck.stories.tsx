import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./SecurityCheck.messages.ts";
import { SecurityCheck } from "./SecurityCheck.tsx";

const meta = {
  title: "forms/SecurityCheck 安全验证 人机验证 验证 captcha",
  id: "forms-securitycheck",
  component: SecurityCheck,
  args: { state: "idle" },
} satisfies Meta<typeof SecurityCheck>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onStart: fn() },
};

export const StartsByKeyboard: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: messageText(words.start) })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const Working: Story = {
  args: { state: "working", progress: 0.42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: messageText(words.working) })).toHaveValue(42);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Done: Story = { args: { state: "done", onStart: fn() } };

export const Failed: Story = {
  args: { state: "failed", onStart: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.retry) }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = { args: { onStart: fn(), errorText: "安全验证未通过，请重试" } };

export const Narrow: Story = { args: { onStart: fn() }, globals: { viewport: { value: "phone" } } };
