import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { orderStatusMessages } from "../../order/OrderStatusTag/OrderStatusTag.messages.ts";
import { sampleTeam } from "../../samples/group.ts";
import { sampleNow } from "../../samples/home.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./TeamPanel.messages.ts";
import { TeamPanel } from "./TeamPanel.tsx";

const share = { url: "https://mall.example/detail/1?teamId=12", title: "锂电冲击钻" };
const meta = {
  title: "promotion/TeamPanel 拼团面板 团详情 团员 邀请 team",
  id: "promotion-teampanel",
  component: TeamPanel,
  args: { team: sampleTeam, now: sampleNow, share },
} satisfies Meta<typeof TeamPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const [leader, mate] = sampleTeam.members;
const own = leader && mate ? [{ ...leader, isOwn: true }, mate] : [];
const all = [...sampleTeam.members, { name: "刘***工", isPaid: true }];

export const Default: Story = {};
export const Own: Story = { args: { team: { ...sampleTeam, members: own } } };
export const Full: Story = {
  args: { team: { ...sampleTeam, placesLeft: 0, members: [...sampleTeam.members, { name: "刘***工" }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(orderStatusMessages.unpaid))).toBeVisible();
  },
};
export const Filled: Story = {
  args: { team: { ...sampleTeam, status: "filled", placesLeft: 0, members: all } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByRole("timer")).toBeNull();
  },
};
export const OwnFilled: Story = {
  args: { team: { ...sampleTeam, status: "filled", placesLeft: 0, members: [...own, ...all.slice(2)] } },
};
export const Expired: Story = { args: { team: { ...sampleTeam, status: "failed" } } };
export const Over: Story = { args: { team: { ...sampleTeam, status: "failed" }, isOver: true } };
export const OverWhileForming: Story = {
  args: { isOver: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.overHint))).toBeVisible();
    await expect(canvas.queryByRole("timer")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const OwnOverWhileForming: Story = {
  args: { team: { ...sampleTeam, members: own }, isOver: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.ownOverHint))).toBeVisible();
    await expect(canvas.getByRole("timer")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const OwnExpired: Story = { args: { team: { ...sampleTeam, status: "failed", members: own } } };
export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.copyLink) }));
    await expect(await canvas.findByRole("button", { name: /.+/ })).toBeVisible();
  },
  tags: ["!autodocs"],
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
