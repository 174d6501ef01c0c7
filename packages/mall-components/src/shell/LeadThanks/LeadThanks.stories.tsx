import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LeadThanks } from "./LeadThanks.tsx";

const meta = {
  title: "shell/LeadThanks",
  component: LeadThanks,
  args: { leadId: "128", timeText: "2026-11-21 10:00" },
} satisfies Meta<typeof LeadThanks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "提交成功，感谢您的信任" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "免费注册" })).toHaveAttribute("href", "/register");
  },
};
export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "免费注册" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "再提交一条" })).toBeVisible();
  },
};
export const Embedded: Story = { args: { hasRegister: false } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
