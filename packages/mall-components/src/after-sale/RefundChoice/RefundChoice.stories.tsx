import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { refundWords } from "../../messages/refund.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleBought, sampleShortBought } from "../../samples/order.ts";
import { words } from "./RefundChoice.messages.ts";
import { RefundChoice } from "./RefundChoice.tsx";

const meta = {
  title: "after-sale/RefundChoice 退款商品选择 退款 退货 售后",
  id: "after-sale-refundchoice",
  component: RefundChoice,
  args: {
    orderNumber: "261121093015482913746",
    lines: [
      { ...sampleBought, max: 2, chosen: 2 },
      { ...sampleShortBought, max: 0, chosen: 0, why: "该商品正在退款中" },
    ],
    ways: [
      { applyType: 1, cargoStatuses: [0, 1] },
      { applyType: 2, cargoStatuses: [1] },
    ],
    applyType: 1,
    cargoStatus: 0,
  },
} satisfies Meta<typeof RefundChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each change asks for the amount again. */
export const Choosing: Story = {
  args: { onChoose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { name: messageText(refundWords.choose) })).toBeVisible();
    await userEvent.click(canvas.getAllByRole("radio")[1] as HTMLElement);
    const sent = mocked(args.onChoose as (choice: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(sent.get("applyType")).toBe("2");
    await expect(sent.getAll("line")).toEqual([sampleBought.id]);
  },
};

/** No more pieces than are left. */
export const TooMany: Story = {
  args: { onChoose: fn() },
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const [pieces] = canvas.getAllByRole("spinbutton");
    await userEvent.clear(pieces as HTMLElement);
    await userEvent.type(pieces as HTMLElement, "3{Enter}");
    await expect(pieces).toHaveValue("2");
  },
};

const gift = { ...sampleShortBought, max: 0, isGift: true, why: "赠品不可单独退款，随剩余商品一并退款" };

/** The last of what was paid for takes the gift along. */
export const WithGift: Story = {
  args: {
    lines: [
      { ...sampleBought, max: 2, chosen: 2 },
      { ...gift, chosen: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: gift.title })).toBeChecked();
    await expect(canvas.getByText(messageText(words.withGift))).toBeVisible();
  },
};

export const MoneyAndGoods: Story = { args: { applyType: 2, cargoStatus: 1 } };
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
