import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { samplePicture } from "../../samples/pictures.ts";
import { TransferProofs } from "../TransferProofs/index.ts";
import { words } from "./TransferProofForm.messages.ts";
import { TransferProofForm } from "./TransferProofForm.tsx";

const acts = { onAdd: fn(), onMove: fn(), onRemove: fn(), onRetry: fn() };

const meta = {
  title: "payment/TransferProofForm 转账登记表单 我已转账 付款人 proof",
  id: "payment-transferproofform",
  component: TransferProofForm,
  args: {
    payNo: "P261121093102713904826",
    proofs: <TransferProofs name="proofs" pictures={[]} {...acts} />,
    onSubmit: fn(),
  },
} satisfies Meta<typeof TransferProofForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Submits: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const payer = canvas.getByRole("textbox", { name: new RegExp(messageText(words.payer)) });
    await userEvent.type(payer, " 上海拓远机电设备有限公司 ");
    await userEvent.click(canvas.getByRole("radio", { name: new RegExp(messageText(words.back)) }));
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.submit) }));
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(sent)).toMatchObject({
      ...{ intent: "proof", payNo: args.payNo, payer: "上海拓远机电设备有限公司", excess: "payer" },
    });
  },
};
export const Saved: Story = {
  args: {
    isSaved: true,
    defaultValues: { payer: "上海拓远机电设备有限公司", excess: "payer" },
    proofs: (
      <TransferProofs
        name="proofs"
        pictures={[{ key: "a", src: samplePicture("bolt", 40), state: "done", value: "/files/a.webp" }]}
        {...acts}
      />
    ),
  },
};
export const ServerError: Story = { args: { formError: "该转账已结束，请刷新后查看" } };
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
