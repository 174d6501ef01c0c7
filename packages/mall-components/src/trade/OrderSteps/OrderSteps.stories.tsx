import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OrderSteps } from "./OrderSteps.tsx";

const meta = {
  title: "trade/OrderSteps",
  component: OrderSteps,
  args: { status: "unpaid", times: { submitted: "2026-11-21 09:48" } },
} satisfies Meta<typeof OrderSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")[1]).toHaveAttribute("aria-current", "step");
  },
};

export const Shipped: Story = {
  args: {
    status: "shipped",
    times: { submitted: "2026-11-19 09:48", paid: "2026-11-19 09:52", shipped: "2026-11-20 16:20" },
  },
};

export const Completed: Story = {
  args: {
    status: "completed",
    times: {
      submitted: "2026-11-10 09:48",
      paid: "2026-11-10 09:52",
      shipped: "2026-11-11 16:20",
      received: "2026-11-14 12:01",
      completed: "2026-11-21 12:01",
    },
  },
};

export const WaitingForTheGroup: Story = {
  args: {
    status: "grouping",
    kind: "grouping",
    times: { submitted: "2026-11-21 09:48", paid: "2026-11-21 09:50" },
  },
};

export const Canceled: Story = {
  args: { status: "canceled", times: { submitted: "2026-11-21 09:48", canceled: "2026-11-21 10:18" } },
};

export const Narrow: Story = {
  args: { status: "paid", times: { submitted: "2026-11-21 09:48", paid: "2026-11-21 09:50" } },
  globals: { viewport: { value: "phone" } },
};
