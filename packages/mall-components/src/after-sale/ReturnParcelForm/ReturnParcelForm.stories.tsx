import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { faultText } from "../../samples/message-text.ts";
import { ReturnParcelForm } from "./ReturnParcelForm.tsx";

const meta = {
  title: "after-sale/ReturnParcelForm 退货物流表单 退款 退货 寄回 return",
  id: "after-sale-returnparcelform",
  component: ReturnParcelForm,
  args: { couriers: ["顺丰速运", "京东快递", "中通快递"], defaultValues: { mobile: "13800000001" } },
} satisfies Meta<typeof ReturnParcelForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole("button");
    await userEvent.click(send);
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    const [number, mobile] = canvas.getAllByRole("textbox") as HTMLElement[];
    await expect(number).toHaveAccessibleDescription(faultText({ reason: "required", of: "waybill" }));
    await userEvent.clear(mobile as HTMLElement);
    await userEvent.type(mobile as HTMLElement, "123");
    await userEvent.click(send);
    await expect(mobile).toHaveAccessibleDescription(faultText({ reason: "phoneFormat" }));
    await userEvent.clear(mobile as HTMLElement);
    await userEvent.type(mobile as HTMLElement, "13800000001");
    await userEvent.selectOptions(canvas.getByRole("combobox"), "顺丰速运");
    await userEvent.type(canvas.getAllByRole("textbox")[0] as HTMLElement, "sf 1234567890");
    await userEvent.click(send);
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(sent.get("expressNo")).toBe("SF1234567890");
  },
};

export const Refused: Story = { args: { formError: "订单状态已变更" } };
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
