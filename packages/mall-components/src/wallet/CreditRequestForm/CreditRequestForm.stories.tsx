import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkWords } from "@tradehall/mall-rules/words";
import { expect, fn, mocked } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { CreditDocuments } from "../CreditDocuments/CreditDocuments.tsx";
import { words } from "./CreditRequestForm.messages.ts";
import { CreditRequestForm } from "./CreditRequestForm.tsx";

const meta = {
  title: "wallet/CreditRequestForm 账期申请 申请额度 授信申请 credit request",
  id: "wallet-creditrequestform",
  component: CreditRequestForm,
  args: {
    shops: [
      { value: "1", label: "海蓝五金旗舰店" },
      { value: "2", label: "苏州恒钻工具" },
    ],
    onSubmit: fn(),
  },
} satisfies Meta<typeof CreditRequestForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ChecksAndSubmits: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole("textbox", { name: new RegExp(messageText(words.amount)) });
    const send = canvas.getByRole("button", { name: messageText(words.submit) });
    await userEvent.selectOptions(canvas.getByRole("combobox"), "2");
    await userEvent.type(amount, "10");
    await userEvent.click(send);
    await expect(amount).toHaveAccessibleDescription(
      new RegExp(messageText(checkWords.creditRange, { min: "1,000.00", max: "10,000,000.00" })),
    );
    await userEvent.clear(amount);
    await userEvent.type(amount, "80,000");
    await userEvent.click(send);
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(sent)).toEqual({
      intent: "request",
      ...{ shopId: "2", amount: "80000", note: "" },
    });
  },
};
export const ServerError: Story = {
  args: { defaultValues: { shopId: "1", amount: "50000" }, formError: "账期状态已变更，请刷新后查看" },
};
export const WithPapers: Story = {
  args: {
    documents: (
      <CreditDocuments
        name="documents"
        onAdd={fn()}
        onMove={fn()}
        onRemove={fn()}
        onRetry={fn()}
        pictures={[]}
      />
    ),
  },
};
export const Pending: Story = { args: { defaultValues: { shopId: "1", amount: "50000" }, isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
