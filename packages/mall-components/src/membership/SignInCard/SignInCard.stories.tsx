import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./SignInCard.messages.ts";
import { SignInCard } from "./SignInCard.tsx";

const meta = {
  title: "membership/SignInCard 每日签到 打卡 连续签到 check-in",
  id: "membership-signincard",
  component: SignInCard,
  args: {
    ...{ today: "2026-11-21", isSignedIn: false, streak: 2, nextPoints: 10, month: "2026-11" },
    days: ["2026-11-02", "2026-11-03", "2026-11-19", "2026-11-20"],
    earlierHref: "#earlier",
    onSignIn: fn(),
  },
} satisfies Meta<typeof SignInCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SignsIn: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.signIn) }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};
export const SignedIn: Story = {
  args: {
    ...{ isSignedIn: true, streak: 3, nextPoints: 10 },
    days: ["2026-11-19", "2026-11-20", "2026-11-21"],
  },
};
export const Pending: Story = { args: { isPending: true } };
export const MonthBefore: Story = {
  args: { month: "2026-02", days: ["2026-02-28"], laterHref: "#later", earlierHref: undefined },
};
export const NeverSignedIn: Story = {
  args: { streak: 0, nextPoints: 5, days: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.noStreak))).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
