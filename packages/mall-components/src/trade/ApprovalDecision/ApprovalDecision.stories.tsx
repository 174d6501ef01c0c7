import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { said } from "../../samples/said.ts";
import { words } from "./ApprovalDecision.messages.ts";
import { ApprovalDecision } from "./ApprovalDecision.tsx";

const orderNumber = "202611270001";
const meta = {
  title: "trade/ApprovalDecision",
  component: ApprovalDecision,
  args: { orderNumber },
} satisfies Meta<typeof ApprovalDecision>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Decides: Story = {
  tags: ["!autodocs"],
  args: { onApprove: fn(), onRefuse: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: said(words.approveNamed, { orderNumber }) }));
    await expect(args.onApprove).toHaveBeenCalledWith(orderNumber);
    await userEvent.click(canvas.getByText(said(words.refuse)));
    const field = canvas.getByRole("textbox", { name: said(words.reason) });
    await userEvent.click(canvas.getByRole("button", { name: said(words.submit) }));
    await expect(field).toHaveFocus();
    await userEvent.type(field, "本月预算已用完");
    await userEvent.click(canvas.getByRole("button", { name: said(words.submit) }));
    const sent = mocked(args.onRefuse as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect([sent.get("orderNumber"), sent.get("reason")]).toEqual([orderNumber, "本月预算已用完"]);
  },
};
export const Refused: Story = {
  args: { refused: { defaultValues: { reason: "" }, fieldErrors: { reason: "请输入驳回原因" } } },
};
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = {
  args: { refused: { formError: "该订单已处理，无需再次审批" } },
  globals: { viewport: { value: "phone" } },
};
