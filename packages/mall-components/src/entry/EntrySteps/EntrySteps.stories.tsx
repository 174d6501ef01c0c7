import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MobileProofForm } from "../../account/MobileProofForm/MobileProofForm.tsx";
import { sampleNow } from "../../samples/home.ts";
import { messageText } from "../../samples/message-text.ts";
import { EntryDone } from "../EntryDone/EntryDone.tsx";
import { NewAccountForm } from "../NewAccountForm/NewAccountForm.tsx";
import { NewPasswordForm } from "../NewPasswordForm/NewPasswordForm.tsx";
import { words } from "./EntrySteps.messages.ts";
import { EntrySteps } from "./EntrySteps.tsx";

const meta = {
  title: "entry/EntrySteps 账号三步卡 注册步骤 找回密码 更换手机号 steps",
  id: "entry-entrysteps",
  component: EntrySteps,
  args: { way: "register", current: 0, children: <MobileProofForm now={sampleNow} /> },
} satisfies Meta<typeof EntrySteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MarksTheStep: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: messageText(words.register) })).toBeVisible();
    await expect(canvas.getByText(messageText(words.verify)).closest("li")).toHaveAttribute(
      "aria-current",
      "step",
    );
  },
};
export const SecondStep: Story = { args: { current: 1, children: <NewAccountForm mobile="13900000001" /> } };
export const LastStep: Story = {
  args: { current: 2, children: <EntryDone href="/" waitMs={5000} way="register" /> },
};
export const Forgot: Story = { args: { way: "forgot", current: 1, children: <NewPasswordForm /> } };
export const InUserCentre: Story = { args: { way: "change", isBare: true } };
export const Mobile: Story = {
  args: { way: "mobile", isBare: true, current: 1, children: <MobileProofForm now={sampleNow} /> },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
