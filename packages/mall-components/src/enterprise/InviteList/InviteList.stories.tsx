import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./InviteList.messages.ts";
import { InviteList, type InviteView } from "./InviteList.tsx";

const invite: InviteView = {
  id: "5",
  enterpriseName: "上海拓远机电设备有限公司",
  inviterName: "拓远采购部",
  untilText: "2026-12-04 10:00",
  isOpen: true,
};

const meta = {
  title: "enterprise/InviteList 收到的邀请 待处理邀请 invitation",
  id: "enterprise-invitelist",
  component: InviteList,
  args: { invites: [invite], onAnswer: fn() },
} satisfies Meta<typeof InviteList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Answers: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const name = invite.enterpriseName;
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.acceptNamed, { name }) }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith("5", true);
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.declineNamed, { name }) }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith("5", false);
  },
};
export const Over: Story = { args: { invites: [{ ...invite, isOpen: false }] } };
export const Pending: Story = { args: { isPending: true } };
export const PendingOne: Story = {
  args: {
    invites: [invite, { ...invite, id: "6", enterpriseName: "宁波锐金工具有限公司" }],
    ...{ isPending: true, pendingId: "5" },
  },
  play: async ({ canvas }) => {
    const accept = (name: string) =>
      canvas.getByRole("button", { name: messageText(words.acceptNamed, { name }) });
    await expect(accept(invite.enterpriseName)).toHaveAttribute("aria-busy", "true");
    await expect(accept("宁波锐金工具有限公司")).toBeDisabled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
