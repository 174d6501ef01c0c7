import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { approvalWords } from "../../messages/approval.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { BuyingRulesForm } from "./BuyingRulesForm.tsx";

const meta = {
  title: "enterprise/BuyingRulesForm 采购规则 审批层级 审批设置",
  id: "enterprise-buyingrulesform",
  component: BuyingRulesForm,
  args: {
    members: [
      { value: "1", label: "拓远采购部" },
      { value: "6", label: "王建国" },
    ],
  },
} satisfies Meta<typeof BuyingRulesForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: {
    defaultValues: {
      ...{ requiresCostCentre: "1", from1: "0.00", approver1: "6", second1: "1" },
      ...{ from2: "10000.00", approver2: "1" },
    },
  },
};
export const Saves: Story = {
  tags: ["!autodocs"],
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole("textbox");
    await userEvent.type(first as HTMLElement, "5000");
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.save) }));
    const [approver] = canvas.getAllByRole("combobox", { name: messageText(approvalWords.approver) });
    await expect(approver).toHaveFocus();
    await userEvent.selectOptions(approver as HTMLElement, "6");
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.save) }));
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect([sent.get("from1"), sent.get("approver1")]).toEqual(["5000", "6"]);
  },
};
export const Refused: Story = { args: { formError: "各级审批的起始金额须逐级增大" } };
export const Pending: Story = { args: { isPending: true } };
export const LongChineseText: Story = {
  args: { members: [{ value: "1", label: "华东区域采购与供应链管理中心负责人".repeat(3) }] },
};
export const Narrow: Story = { ...Filled, globals: { viewport: { value: "phone" } } };
