import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./JoinForm.messages.ts";
import { JoinForm, type OwnApplicationView } from "./JoinForm.tsx";

const waiting: OwnApplicationView = {
  id: "3",
  enterpriseName: "苏州恒钻精密制造有限公司",
  isWaiting: true,
  reason: "",
  askedText: "2026-11-27",
};
const refused = {
  ...waiting,
  id: "2",
  enterpriseName: "上海拓远机电设备有限公司",
  isWaiting: false,
  reason: "请由部门负责人申请",
};

const meta = {
  title: "enterprise/JoinForm 申请加入 加入企业 join",
  id: "enterprise-joinform",
  component: JoinForm,
  args: { applications: [] },
} satisfies Meta<typeof JoinForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Applications: Story = { args: { applications: [waiting, refused] } };
export const Withdraws: Story = {
  tags: ["!autodocs"],
  args: { applications: [waiting, refused], onWithdraw: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const name = waiting.enterpriseName;
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.withdrawNamed, { name }) }));
    await expect(args.onWithdraw).toHaveBeenCalledWith("3");
  },
};
export const Submits: Story = {
  tags: ["!autodocs"],
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: messageText(words.enterprise) });
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.submit) }));
    await expect(field).toHaveFocus();
    await userEvent.type(field, " 91310115MA1K3TY08R ");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.submit) }));
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(sent.get("enterprise")).toBe("91310115MA1K3TY08R");
  },
};
export const Unknown: Story = {
  args: {
    defaultValues: { enterprise: "拓远机电", note: "采购部 王建国" },
    fieldErrors: { enterprise: "没有找到该企业，请填写完整的企业名称或统一社会信用代码" },
  },
};
export const Sent: Story = { args: { applications: [waiting], sentTo: waiting.enterpriseName } };
export const Pending: Story = { args: { applications: [waiting], isPending: true } };
export const PendingOne: Story = {
  args: { applications: [waiting], isPending: true, pendingId: waiting.id },
  play: async ({ canvas }) => {
    const name = messageText(words.withdrawNamed, { name: waiting.enterpriseName });
    await expect(canvas.getByRole("button", { name })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("button", { name: messageText(words.submit) })).toBeDisabled();
  },
};
export const Narrow: Story = {
  args: {
    applications: [waiting, { ...refused, enterpriseName: "华东区域采购与供应链管理中心有限公司".repeat(2) }],
  },
  globals: { viewport: { value: "phone" } },
};
