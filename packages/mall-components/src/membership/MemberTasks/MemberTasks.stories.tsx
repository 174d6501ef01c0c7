import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./MemberTasks.messages.ts";
import { MemberTasks } from "./MemberTasks.tsx";

const meta = {
  title: "membership/MemberTasks 成长任务 领取奖励 tasks",
  id: "membership-membertasks",
  component: MemberTasks,
  args: {
    tasks: [
      { id: "profile", title: "完善性别与生日", state: "done", growth: 50, points: 20, href: "#profile" },
      { id: "mail", title: "绑定邮箱", state: "open", growth: 50, points: 20, href: "#mail" },
      { id: "firstOrder", title: "完成首个订单", state: "claimed", growth: 100, points: 50, href: "#order" },
    ],
    onClaim: fn(),
  },
} satisfies Meta<typeof MemberTasks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Claims: Story = {
  tags: ["!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: new RegExp(messageText(words.claim)) }));
    await expect(args.onClaim).toHaveBeenCalledWith("profile");
  },
};
export const Pending: Story = { args: { pending: "profile" } };
export const LongChineseText: Story = {
  args: {
    tasks: [
      {
        ...{ id: "profile", state: "done", growth: 50, points: 20, href: "#profile" },
        title: "完善企业采购联系人的性别与生日等个人资料".repeat(3),
      },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
