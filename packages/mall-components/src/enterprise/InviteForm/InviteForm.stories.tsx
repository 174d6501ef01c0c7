import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./InviteForm.messages.ts";
import { InviteForm, type SentInviteView } from "./InviteForm.tsx";

const invites: SentInviteView[] = [
  { id: "5", mobile: "139****0001", untilText: "2026-12-04 10:00" },
  { id: "6", mobile: "", untilText: "2026-12-04 11:30" },
];

const meta = {
  title: "enterprise/InviteForm 邀请成员 邀请链接 invite",
  id: "enterprise-inviteform",
  component: InviteForm,
  args: { invites, onSubmit: fn(), onLink: fn(), onWithdraw: fn() },
} satisfies Meta<typeof InviteForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Presses: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.link) }));
    await expect(args.onLink).toHaveBeenCalledOnce();
    const name = messageText(words.withdrawNamed, { name: "139****0001" });
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onWithdraw).toHaveBeenCalledWith("5");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.submit) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const PendingOne: Story = {
  args: { isPending: true, pendingId: "5" },
  play: async ({ canvas }) => {
    const name = messageText(words.withdrawNamed, { name: "139****0001" });
    await expect(canvas.getByRole("button", { name })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("button", { name: messageText(words.submit) })).toBeDisabled();
  },
};
export const None: Story = { args: { invites: [] } };
export const Sent: Story = { args: { made: { mobile: "139****0001" } } };
export const LinkMade: Story = {
  args: {
    made: { link: "https://mall.example.com/user-center/uc-enterprise?invite=q1w2e3r4t5y6u7i8o9p0aa" },
  },
};
export const ServerError: Story = {
  args: { defaultValues: { mobile: "13900000001" }, fieldErrors: { mobile: "对方已是企业成员" } },
};
export const Narrow: Story = { ...LinkMade, globals: { viewport: { value: "phone" } } };
