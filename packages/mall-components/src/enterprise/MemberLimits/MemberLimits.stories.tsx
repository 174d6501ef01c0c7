import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { approvalWords } from "../../messages/approval.messages.ts";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { words } from "./MemberLimits.messages.ts";
import { MemberLimits, type MemberLimitView } from "./MemberLimits.tsx";

const administrator: MemberLimitView = {
  ...{ id: "1", name: "拓远采购部", isAdministrator: true, spent: "0.00", categories: [] },
};
const member: MemberLimitView = {
  ...{ id: "6", name: "王建国", isAdministrator: false, spent: "1280.00" },
  ...{ perOrder: "5000.00", perMonth: "0.00" },
  categories: [{ id: "3", name: "劳保防护", perMonth: "800.00" }],
};

const meta = {
  title: "enterprise/MemberLimits 成员限额 采购限额 额度 budget",
  id: "enterprise-memberlimits",
  component: MemberLimits,
  args: {
    members: [administrator, member],
    categories: [
      { value: "3", label: "劳保防护" },
      { value: "4", label: "电动工具" },
    ],
    pager: { page: 1, pageCount: 1, hrefForPage: (page) => `?page=${page}` },
  },
} satisfies Meta<typeof MemberLimits>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sets: Story = {
  tags: ["!autodocs"],
  args: { members: [member], onSet: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(messageText(words.change)));
    const field = canvas.getByRole("textbox", { name: messageText(approvalWords.perOrder) });
    await userEvent.clear(field);
    await userEvent.type(field, "五千");
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.save) }));
    await expect(field).toHaveAccessibleDescription();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.save) }));
    const sent = mocked(args.onSet as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect([sent.get("userId"), sent.get("perOrder"), sent.get("perMonth")]).toEqual(["6", "", "0.00"]);
    await expect([sent.get("category1"), sent.get("categoryMonth1")]).toEqual(["3", "800.00"]);
  },
};
export const Refused: Story = {
  args: { refused: { id: "6", defaultValues: { perOrder: "1" }, formError: "该成员已不在企业中" } },
};
export const Empty: Story = {
  args: { members: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(enterpriseWords.noMembers))).toBeVisible();
  },
};
export const PendingOne: Story = {
  args: { isPending: true, pendingId: "6" },
  play: async ({ canvas, userEvent }) => {
    for (const change of canvas.getAllByText(messageText(words.change))) await userEvent.click(change);
    const [first, second] = canvas.getAllByRole("button", { name: messagePattern(actWords.save) });
    await expect(first).toBeDisabled();
    await expect(second).toHaveAttribute("aria-busy", "true");
  },
};
export const Loading: Story = { args: { members: [], state: "loading" } };
export const Failed: Story = { args: { members: [], state: "failed", onRetry: fn() } };
export const Pages: Story = {
  args: { pager: { page: 1, pageCount: 3, hrefForPage: (page) => `?page=${page}` } },
};
export const LongChineseText: Story = {
  args: { members: [{ ...member, name: "华东区域采购与供应链管理中心负责人".repeat(3) }] },
};
export const Narrow: Story = {
  args: { refused: { id: "6", fieldErrors: { perMonth: "请输入正确的金额" } } },
  globals: { viewport: { value: "phone" } },
};
