import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusalWords } from "@tradehall/mall-rules/words";
import { expect, fn } from "storybook/test";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { sampleBought } from "../../samples/order.ts";
import { messages } from "./LogisticsTrail.messages.ts";
import { LogisticsTrail } from "./LogisticsTrail.tsx";

const meta = {
  title: "order/LogisticsTrail 物流信息 物流轨迹 快递 包裹 tracking",
  id: "order-logisticstrail",
  component: LogisticsTrail,
  args: {
    parcels: [
      {
        id: "1",
        courier: "顺丰速运",
        waybill: "SF1390026118842",
        stateText: "运输中",
        href: "https://www.sf-express.com/",
        goods: [{ ...sampleBought, quantity: 20 }],
        traces: [
          { id: "3", time: "2026-11-21 08:12", text: "快件已到达【上海浦东集散中心】" },
          {
            id: "2",
            time: "2026-11-20 22:40",
            text: "快件已从【苏州昆山中转场】发出，下一站【上海浦东集散中心】",
          },
          { id: "1", time: "2026-11-20 18:05", text: "顺丰速运已收取快件" },
        ],
      },
    ],
  },
} satisfies Meta<typeof LogisticsTrail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NamesTheParcel: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: messageText(messages.copy, { waybill: "SF1390026118842" }) }),
    ).toBeVisible();
    const traces = canvas.getByRole("list", {
      name: messageText(messages.traces, { waybill: "SF1390026118842" }),
    });
    await expect(traces.firstElementChild).toHaveTextContent("上海浦东集散中心");
  },
};

export const TwoParcels: Story = {
  args: {
    parcels: [
      ...meta.args.parcels,
      {
        id: "2",
        courier: "京东物流",
        waybill: "JDVA20458811",
        stateText: "已签收",
        traces: [{ id: "1", time: "2026-11-20 12:00", text: "已签收，签收人：前台" }],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("tab", { name: messagePattern(messages.parcel, { number: "2" }) }),
    );
    await expect(canvas.getByText(/JDVA20458811/)).toBeVisible();
  },
};

export const NoTraces: Story = {
  args: { parcels: [{ id: "1", courier: "顺丰速运", waybill: "SF1390026118842", traces: [] }] },
};

export const NoWaybill: Story = {
  args: {
    parcels: [
      {
        id: "1",
        courier: "百工商城自营旗舰店",
        waybill: "",
        stateText: "待提货",
        goods: [{ ...sampleBought, quantity: 2 }],
        traces: [{ id: "1", time: "2026-11-21 08:12", text: "商品已备好，请到店自提" }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    const inside = canvas.getByRole("list", { name: messageText(messages.inside) });
    await expect(inside).toHaveTextContent("× 2");
  },
};

export const None: Story = {
  args: { parcels: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(refusalWords.noLogistics))).toBeVisible();
  },
};

export const Loading: Story = { args: { parcels: [], state: "loading" } };

export const Failed: Story = { args: { parcels: [], state: "failed", onRetry: fn() } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
