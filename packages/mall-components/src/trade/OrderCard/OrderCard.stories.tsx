import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleNow, sampleOrder, sampleOrderLines } from "../../samples/trade.ts";
import { OrderCard } from "./OrderCard.tsx";

const meta = { title: "trade/OrderCard", component: OrderCard, args: { order: sampleOrder } } satisfies Meta<
  typeof OrderCard
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("待付款")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "去付款" }));
    await expect(args.onAction).toHaveBeenCalledWith("202611210900001", "pay");
  },
};

export const Shipped: Story = {
  args: {
    order: {
      ...sampleOrder,
      status: "shipped",
      payMethodText: "微信支付",
      endsAt: sampleNow + 8 * 86_400_000,
      allowedActions: ["receive", "logistics", "refund", "buyAgain"],
    },
  },
};

export const Grouping: Story = {
  args: {
    order: { ...sampleOrder, status: "grouping", kind: "grouping", endsAt: undefined, allowedActions: [] },
  },
};

export const Refunding: Story = {
  args: {
    order: {
      ...sampleOrder,
      status: "paid",
      endsAt: undefined,
      isRefunding: true,
      lines: sampleOrderLines.map((line) => ({
        ...line,
        refundText: "退款中",
        refundHref: "/return-detail",
      })),
      allowedActions: ["buyAgain"],
    },
  },
};

export const Completed: Story = {
  args: {
    order: {
      ...sampleOrder,
      status: "completed",
      endsAt: undefined,
      freight: "0.00",
      allowedActions: ["buyAgain", "delete"],
    },
    onAction: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "删除订单" }));
    await expect(args.onAction).toHaveBeenCalledWith("202611210900001", "delete");
  },
};

export const Canceled: Story = {
  args: { order: { ...sampleOrder, status: "canceled", endsAt: undefined, allowedActions: ["delete"] } },
};

export const Pending: Story = { args: { pendingAction: "cancel" } };

export const ManyLines: Story = {
  args: {
    order: {
      ...sampleOrder,
      lines: Array.from(
        { length: 12 },
        (_, index) =>
          ({ ...sampleOrderLines[index % 2], id: String(index) }) as (typeof sampleOrderLines)[number],
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "显示其余 9 种商品" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(12);
  },
};

export const LongChineseText: Story = {
  args: {
    order: {
      ...sampleOrder,
      lines: sampleOrderLines.map((line) => ({
        ...line,
        title:
          "重型工业级防静电耐高温防腐蚀不锈钢机械设备专用紧固件组合套装含内六角螺栓法兰螺母平垫弹垫全规格工程采购装".repeat(
            3,
          ),
      })),
    },
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
