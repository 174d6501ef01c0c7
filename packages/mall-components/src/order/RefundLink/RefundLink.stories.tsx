import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { refundStatusWords, refundWords } from "../../messages/refund.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleLine } from "../../samples/order.ts";
import { RefundLink } from "./RefundLink.tsx";

const meta = {
  title: "order/RefundLink 退款进度链接 退款 退款状态 refund",
  id: "order-refundlink",
  component: RefundLink,
  args: { status: "applied", href: "/return-detail?refundSn=R261122101500271390482", name: sampleLine.title },
} satisfies Meta<typeof RefundLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Succeeded: Story = {
  args: { status: "succeeded" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName(
      messageText(refundWords.stateNamed, {
        state: messageText(refundStatusWords.succeeded),
        name: sampleLine.title,
      }),
    );
  },
};

/** A state that only the server knows still leads there. */
export const Unknown: Story = {
  args: { status: "other" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).not.toBeEmptyDOMElement();
  },
};
