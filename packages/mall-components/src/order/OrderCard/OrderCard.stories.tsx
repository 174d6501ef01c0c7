import type { Meta, StoryObj } from "@storybook/react-vite";
import { locales, shownRefusalText } from "@tradehall/mall-rules/words";
import { expect, fn, waitFor } from "storybook/test";
import { orderWords } from "../../messages/order.messages.ts";
import { preSaleWords } from "../../messages/pre-sale.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleNow, sampleOrder, sampleOrderLines } from "../../samples/order.ts";
import { orderActionMessages } from "../OrderActions/OrderActions.messages.ts";
import { orderStatusMessages } from "../OrderStatusTag/OrderStatusTag.messages.ts";
import type { OrderCardView, OrderPreSaleView } from "../order-views.ts";
import { kindMessages, messages } from "./OrderCard.messages.ts";
import { OrderCard } from "./OrderCard.tsx";

const meta = {
  title: "order/OrderCard 订单卡片 订单 单据 order",
  id: "order-ordercard",
  component: OrderCard,
  args: { order: sampleOrder },
} satisfies Meta<typeof OrderCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onAction: fn() },
};

export const Acts: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(messageText(orderStatusMessages.unpaid))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: messageText(orderActionMessages.pay) }));
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

const preSale: OrderPreSaleView = {
  deposit: "100.00",
  balance: "2056.00",
  depositPaidAt: sampleNow - 86_400_000,
  balanceFrom: sampleNow - 3_600_000,
  balanceTo: sampleNow + 86_400_000,
};
const balanceDue: OrderCardView = {
  ...sampleOrder,
  status: "balanceDue",
  kind: "preSale",
  preSale,
  endsAt: preSale.balanceTo,
  allowedActions: ["payBalance"],
};

export const BalanceDue: Story = {
  args: { order: balanceDue, onAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(orderActionMessages.payBalance) }));
    await expect(args.onAction).toHaveBeenCalledWith("202611210900001", "payBalance");
  },
};
/** Its time has not come: the clock runs to it. */
export const BalanceComing: Story = {
  args: {
    order: {
      ...balanceDue,
      preSale: { ...preSale, balanceFrom: sampleNow + 7_200_000 },
      allowedActions: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(preSaleWords.balanceStarts), { exact: false })).toBeVisible();
  },
};

/** While it is looked at its time comes: it can be paid now, and is not over. */
export const BalanceBegins: Story = {
  tags: ["!autodocs"],
  args: {
    order: {
      ...balanceDue,
      preSale: { ...preSale, balanceFrom: sampleNow + 400 },
      allowedActions: [],
    },
    onExpire: fn(),
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onExpire).toHaveBeenCalledWith("202611210900001"), { timeout: 6_000 });
    await expect(canvas.getAllByText(messageText(preSaleWords.balanceBegan))[0]).toBeVisible();
    for (const locale of locales)
      await expect(canvas.queryByText(shownRefusalText("orderExpired", locale))).toBeNull();
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
        refund: { status: "applied", href: "/return-detail" } as const,
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
    await userEvent.click(canvas.getByRole("button", { name: messageText(orderWords.delete) }));
    await expect(args.onAction).toHaveBeenCalledWith("202611210900001", "delete");
  },
};

export const Canceled: Story = {
  args: { order: { ...sampleOrder, status: "canceled", endsAt: undefined, allowedActions: ["delete"] } },
};

/** To the enterprise's administrator: whose it is. */
export const OfAnother: Story = {
  args: { order: { ...sampleOrder, orderer: "王采购", isOthers: true, costCentre: "生产一部" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("王采购")).toBeVisible();
  },
};

/** It can be paid together with others. */
export const Chosen: Story = {
  args: { isChosen: true, onChoose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("checkbox", {
        name: messageText(messages.choose, { orderNumber: "202611210900001" }),
      }),
    );
    await expect(args.onChoose).toHaveBeenCalledWith("202611210900001", false);
  },
};

/** An order of the points mall, with money beside the points. */
export const ForPoints: Story = {
  args: {
    order: {
      ...sampleOrder,
      ...{ kind: "points", status: "paid", payable: "49.90", score: 800 },
      lines: sampleOrderLines.slice(0, 1).map((line) => ({ ...line, price: "49.90", score: 800 })),
      allowedActions: ["remind"],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(kindMessages.points))).toBeVisible();
    await expect(canvas.getAllByText("800")[0]).toBeVisible();
  },
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
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.more, { count: "9" }) }));
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
