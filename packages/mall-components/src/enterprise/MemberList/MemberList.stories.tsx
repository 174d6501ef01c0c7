import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./MemberList.messages.ts";
import { MemberList, type MemberView } from "./MemberList.tsx";

const administrator: MemberView = {
  id: "1",
  name: "拓远采购部",
  mobile: "138****0001",
  isAdministrator: true,
  isSelf: true,
  joinedText: "2026-01-02",
};
const member = { ...administrator, id: "6", name: "王建国", isAdministrator: false, isSelf: false };

const meta = {
  title: "enterprise/MemberList 企业成员 成员列表 members",
  id: "enterprise-memberlist",
  component: MemberList,
  args: {
    members: [administrator, member],
    pager: { page: 1, pageCount: 1, hrefForPage: (page) => `?page=${page}` },
    onRemove: fn(),
    onTransfer: fn(),
  },
} satisfies Meta<typeof MemberList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As a member sees it. */
export const Default: Story = {};
export const Administrator: Story = {
  args: { canRemove: true, canTransfer: true },
  play: async ({ canvas, userEvent, args }) => {
    const { name } = member;
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.removeNamed, { name }) }));
    await expect(args.onRemove).toHaveBeenCalledWith("6", name);
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.transferNamed, { name }) }));
    await expect(args.onTransfer).toHaveBeenCalledWith("6", name);
  },
};
/** Only what was pressed spins; nothing else can be pressed meanwhile. */
export const Pending: Story = {
  args: {
    ...{ canRemove: true, isPending: true, pendingId: "6" },
    members: [member, { ...member, id: "7", name: "李敏" }],
  },
  play: async ({ canvas }) => {
    const remove = (name: string) =>
      canvas.getByRole("button", { name: messageText(words.removeNamed, { name }) });
    await expect(remove(member.name)).toHaveAttribute("aria-busy", "true");
    await expect(remove("李敏")).not.toHaveAttribute("aria-busy");
    await expect(remove("李敏")).toBeDisabled();
  },
};
export const Pages: Story = {
  args: { pager: { page: 1, pageCount: 3, hrefForPage: (page) => `?page=${page}` } },
};
export const Loading: Story = { args: { members: [], state: "loading" } };
export const Failed: Story = { args: { members: [], state: "failed", onRetry: fn() } };
export const LongChineseText: Story = {
  args: {
    ...Administrator.args,
    members: [{ ...member, name: "华东区域采购与供应链管理中心负责人".repeat(3) }],
  },
};
export const Narrow: Story = { ...Administrator, globals: { viewport: { value: "phone" } } };
