import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./StandInForm.messages.ts";
import { StandInForm } from "./StandInForm.tsx";

const members = [
  { value: "6", label: "王建国" },
  { value: "7", label: "李敏" },
];
const meta = {
  title: "enterprise/StandInForm 外出代理 审批代理 代审批 delegate",
  id: "enterprise-standinform",
  component: StandInForm,
  args: { members },
} satisfies Meta<typeof StandInForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Names: Story = {
  tags: ["!autodocs"],
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.submit) }));
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole("combobox"), "7");
    await userEvent.type(canvas.getByLabelText(new RegExp(messageText(words.until))), "2026-12-10");
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.submit) }));
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect([sent.get("standIn"), sent.get("until")]).toEqual(["7", "2026-12-10"]);
  },
};
export const IsSet: Story = {
  args: { standIn: { name: "王建国", untilText: "2026-12-10" }, onEnd: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.end) }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = { args: { fieldErrors: { until: "请选择代理截止日期" } } };
export const Pending: Story = { args: { isPending: true } };
export const LongChineseText: Story = {
  args: { standIn: { name: "华东区域采购与供应链管理中心负责人".repeat(2), untilText: "2026-12-10" } },
};
export const Narrow: Story = {
  args: { standIn: { name: "王建国", untilText: "2026-12-10" } },
  globals: { viewport: { value: "phone" } },
};
