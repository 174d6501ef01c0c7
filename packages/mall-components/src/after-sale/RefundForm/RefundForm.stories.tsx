import type { Meta, StoryObj } from "@storybook/react-vite";
import type { YuanText } from "@tradehall/mall-rules/money";
import { expect, fn, mocked } from "storybook/test";
import { faultText, messageText } from "../../samples/message-text.ts";
import { words as infoWords } from "../RefundInfo/RefundInfo.messages.ts";
import { words } from "./RefundForm.messages.ts";
import { RefundForm } from "./RefundForm.tsx";

const quote = {
  max: "66.00" as YuanText,
  freight: "0.00" as YuanText,
  score: 0,
  returnsCoupons: false,
  isFixed: false,
  isLast: false,
};

const meta = {
  title: "after-sale/RefundForm 退款申请表 退款 申请退款 售后 refund",
  id: "after-sale-refundform",
  component: RefundForm,
  args: {
    quote,
    reasons: [
      { value: "faulty", label: "质量问题" },
      { value: "other", label: "其他" },
    ],
    choice: { orderNumber: "261121093015482913746" },
    defaultValues: { refundAmount: "66.00" },
  },
} satisfies Meta<typeof RefundForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** More than may go back is refused at its field. */
export const Checked: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { name: messageText(infoWords.title) })).toBeVisible();
    const [amount] = canvas.getAllByRole("textbox");
    await userEvent.clear(amount as HTMLElement);
    await userEvent.type(amount as HTMLElement, "66.01");
    const explanation = canvas.getAllByRole("textbox").at(-1) as HTMLElement;
    await userEvent.click(explanation);
    await userEvent.paste("坏".repeat(201));
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription(
      faultText({ reason: "notChosen", of: "refundReason" }),
    );
    for (const fault of [
      { reason: "amountRange", min: 0.01, max: 66 },
      { reason: "tooLong", max: 200 },
    ] as const)
      await expect(canvas.getByText(faultText(fault))).toBeVisible();
    await userEvent.clear(explanation);
    await userEvent.selectOptions(canvas.getByRole("combobox"), "faulty");
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(amount).toHaveAccessibleDescription(/66/);
    await userEvent.clear(amount as HTMLElement);
    await userEvent.type(amount as HTMLElement, "￥60.5");
    await userEvent.click(canvas.getByRole("button"));
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(sent.get("refundAmount")).toBe("60.5");
  },
};

export const LastOfTheOrder: Story = {
  args: {
    quote: {
      ...quote,
      freight: "10.00" as YuanText,
      score: 120,
      returnsCoupons: true,
      isFixed: true,
      isLast: true,
    },
  },
  play: async ({ canvas }) => {
    const [amount] = canvas.getAllByRole("textbox");
    await expect(amount).toHaveAccessibleDescription(messageText(words.fixed, { amount: "66.00" }));
  },
};
export const ServerErrors: Story = {
  args: { fieldErrors: { buyerReason: "请选择退款原因" }, formError: "订单状态已变更" },
};
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
