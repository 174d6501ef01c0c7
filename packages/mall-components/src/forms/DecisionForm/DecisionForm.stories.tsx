import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./DecisionForm.messages.ts";
import { DecisionForm } from "./DecisionForm.tsx";

const labels = {
  ...{ approve: "通过", approveNamed: "通过王建国的申请", refuse: "拒绝申请" },
  ...{ refuseNamed: "拒绝王建国的申请", hint: "申请人会看到此原因" },
};
const meta = {
  title: "forms/DecisionForm 通过或拒绝 审批 审核 拒绝原因 approve",
  id: "forms-decisionform",
  component: DecisionForm,
  args: {
    subject: { name: "applicationId", value: "3" },
    intents: { approve: "approve", refuse: "turn-down" },
    labels,
  },
} satisfies Meta<typeof DecisionForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Decides: Story = {
  tags: ["!autodocs"],
  args: { onApprove: fn(), onRefuse: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: labels.approveNamed }));
    await expect(args.onApprove).toHaveBeenCalledWith("3");
    await userEvent.click(canvas.getByText(labels.refuse));
    const field = canvas.getByRole("textbox", { name: messageText(words.reason) });
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.submit) }));
    await expect(field).toHaveFocus();
    await userEvent.type(field, "请由部门负责人申请");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.submit) }));
    const sent = mocked(args.onRefuse as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect([sent.get("applicationId"), sent.get("reason")]).toEqual(["3", "请由部门负责人申请"]);
  },
};
export const Refused: Story = {
  args: { refused: { defaultValues: { reason: "" }, fieldErrors: { reason: "请输入原因" } } },
};
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = {
  args: { refused: { formError: "申请不存在或已处理" } },
  globals: { viewport: { value: "phone" } },
};
