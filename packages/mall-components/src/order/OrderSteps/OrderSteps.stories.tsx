import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { messages } from "./OrderSteps.messages.ts";
import { OrderSteps } from "./OrderSteps.tsx";

const meta = {
  title: "order/OrderSteps 订单进度 流程 步骤条 steps",
  id: "order-ordersteps",
  component: OrderSteps,
  args: { status: "unpaid", times: { submitted: "2026-11-21 09:48" } },
} satisfies Meta<typeof OrderSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

const times = {
  submitted: "2026-11-10 09:48",
  paid: "2026-11-10 09:52",
  shipped: "2026-11-11 16:20",
  received: "2026-11-14 12:01",
  completed: "2026-11-21 12:01",
};
type Reached = keyof typeof times;
const upTo = (...steps: Reached[]) => ({
  submitted: times.submitted,
  ...Object.fromEntries(steps.map((step) => [step, times[step]])),
});

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The steps behind, and the one waited for. */
const shows = async (canvas: Canvas, done: string[], current?: string) => {
  const items = canvas.getAllByRole("listitem");
  const behind = items.filter((item) => item.textContent?.includes(messageText(messages.done)));
  await expect(behind.map((item) => done.find((name) => item.textContent?.includes(name)))).toEqual(done);
  const now = items.filter((item) => item.getAttribute("aria-current") === "step");
  await expect(now).toHaveLength(current ? 1 : 0);
  if (current) await expect(now[0]).toHaveTextContent(current);
};

export const Default: Story = {};

export const StandsAtTheFirst: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await shows(canvas, [messageText(messages.submitted)], messageText(messages.untilPaid));
    await expect(canvas.queryByText(messageText(messages.paid))).toBeNull();
  },
};

export const Paid: Story = {
  args: { status: "paid", times: upTo("paid") },
  play: ({ canvas }) =>
    shows(
      canvas,
      [messageText(messages.submitted), messageText(messages.paid)],
      messageText(messages.untilShipped),
    ),
};

export const BalanceDue: Story = {
  args: {
    status: "balanceDue",
    kind: "preSale",
    times: { submitted: times.submitted, deposit: times.paid },
  },
  play: ({ canvas }) =>
    shows(
      canvas,
      [messageText(messages.submitted), messageText(messages.deposit)],
      messageText(messages.untilBalance),
    ),
};
/** Not paid in time: what was paid is said, what was not is no step. */
export const BalanceNeverPaid: Story = {
  args: {
    status: "canceled",
    kind: "preSale",
    times: { submitted: times.submitted, deposit: times.paid, canceled: times.completed },
  },
  play: ({ canvas }) =>
    shows(canvas, [
      messageText(messages.submitted),
      messageText(messages.deposit),
      messageText(messages.canceled),
    ]),
};

export const Shipped: Story = {
  args: { status: "shipped", times: upTo("paid", "shipped") },
  play: ({ canvas }) =>
    shows(
      canvas,
      [messageText(messages.submitted), messageText(messages.paid), messageText(messages.shipped)],
      messageText(messages.untilReceived),
    ),
};

export const Received: Story = {
  args: { status: "received", times: upTo("paid", "shipped", "received") },
  play: ({ canvas }) =>
    shows(
      canvas,
      [
        messageText(messages.submitted),
        messageText(messages.paid),
        messageText(messages.shipped),
        messageText(messages.received),
      ],
      messageText(messages.untilCompleted),
    ),
};

export const Evaluated: Story = {
  args: { status: "evaluated", times: upTo("paid", "shipped", "received") },
  play: ({ canvas }) =>
    shows(
      canvas,
      [
        messageText(messages.submitted),
        messageText(messages.paid),
        messageText(messages.shipped),
        messageText(messages.received),
      ],
      messageText(messages.untilCompleted),
    ),
};

export const Completed: Story = {
  args: { status: "completed", times },
  play: ({ canvas }) =>
    shows(canvas, [
      messageText(messages.submitted),
      messageText(messages.paid),
      messageText(messages.shipped),
      messageText(messages.received),
      messageText(messages.completed),
    ]),
};

export const WaitingForTheGroup: Story = {
  args: { status: "grouping", kind: "grouping", times: upTo("paid") },
  play: ({ canvas }) =>
    shows(
      canvas,
      [messageText(messages.submitted), messageText(messages.paid)],
      messageText(messages.untilGrouped),
    ),
};

export const GroupIsFull: Story = {
  args: { status: "paid", kind: "grouping", times: { ...upTo("paid"), grouped: "2026-11-10 20:15" } },
  play: ({ canvas }) =>
    shows(
      canvas,
      [messageText(messages.submitted), messageText(messages.paid), messageText(messages.grouped)],
      messageText(messages.untilShipped),
    ),
};

export const Canceled: Story = {
  args: { status: "canceled", times: { ...upTo(), canceled: "2026-11-10 10:18" } },
  play: ({ canvas }) => shows(canvas, [messageText(messages.submitted), messageText(messages.canceled)]),
};

export const CanceledAfterPayment: Story = {
  args: { status: "canceled", times: { ...upTo("paid"), canceled: "2026-11-12 10:18" } },
  play: ({ canvas }) =>
    shows(canvas, [
      messageText(messages.submitted),
      messageText(messages.paid),
      messageText(messages.canceled),
    ]),
};

export const Narrow: Story = {
  args: { status: "paid", times: upTo("paid") },
  globals: { viewport: { value: "phone" } },
};
export const WaitsForApproval: Story = {
  args: { status: "approval", times: { submitted: "2026-11-27 09:30:00" } },
};
