import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { orderWords } from "../../messages/order.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { cancelReasons, words } from "../ConfirmDialog/ConfirmDialog.messages.ts";
import { ConfirmPage } from "./ConfirmPage.tsx";

const values = { orderNumber: "202611210900001" };

const meta = {
  title: "forms/ConfirmPage 确认页 二次确认 confirm page",
  id: "forms-confirmpage",
  component: ConfirmPage,
  args: {
    question: { about: "receiveOrder", values },
    fields: [
      ["intent", "receive"],
      ["orderNumber", values.orderNumber],
    ],
    href: "/user-center/uc-order",
  },
} satisfies Meta<typeof ConfirmPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The reason is sent with what was pressed. */
export const CancelOrder: Story = {
  args: { question: { about: "cancelOrder", values } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    const [reason] = cancelReasons.options;
    if (reason) await userEvent.click(canvas.getByRole("radio", { name: messageText(reason) }));
    await expect([...new FormData(form).keys()]).toEqual(["intent", "orderNumber", "reason"]);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: messageText(orderWords.cancel) })).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: messageText(words.keepOrder) })).toBeVisible(),
    );
  },
};

export const DeleteForGood: Story = { args: { question: { about: "purgeOrder", values } } };
export const Refused: Story = { args: { formError: "订单状态已变更" } };
export const Narrow: Story = {
  args: { question: { about: "cancelOrder", values } },
  globals: { viewport: { value: "phone" } },
};
