import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { messages } from "./OrderFilters.messages.ts";
import { OrderFilters } from "./OrderFilters.tsx";

const meta = {
  title: "order/OrderFilters 订单筛选 订单搜索 查询 filter",
  id: "order-orderfilters",
  component: OrderFilters,
  args: {},
} satisfies Meta<typeof OrderFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
};

export const Searches: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: messageText(orderWords.createdAt) }),
      "quarter",
    );
    await userEvent.type(
      canvas.getByRole("textbox", { name: messageText(messages.keyword) }),
      " 电锤 {Enter}",
    );
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...{ keyword: "电锤", period: "quarter", from: "", to: "", sort: "all", person: "", costCentre: "" },
    });
  },
};

export const Filtered: Story = {
  args: {
    values: { keyword: "202611210900001", period: "week" },
    kept: { tab: "unpaid" },
    clearHref: "/user-center/uc-order",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(listWords.clearFilters) })).toBeVisible();
  },
};

const people = [
  { id: "7", name: "李工", isMember: true },
  { id: "9", name: "王采购", isMember: false },
];

/** An administrator narrows the list to one person, and to days of their own. */
export const OwnDates: Story = {
  args: {
    values: { period: "custom", from: "2026-10-01", to: "2026-10-31", person: "9" },
    people,
    clearHref: "/user-center/uc-order",
    onSubmit: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("combobox", { name: messageText(orderWords.orderer) })).toHaveValue("9");
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: messageText(messages.sort) }),
      "virtual",
    );
    await userEvent.click(canvas.getByRole("button", { name: messageText(chromeWords.search) }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...{ keyword: "", period: "custom", from: "2026-10-01", to: "2026-10-31" },
      ...{ sort: "virtual", person: "9", costCentre: "" },
    });
  },
};

/** The last day is before the first one: the field says so, and nothing is sent. */
export const Backwards: Story = {
  args: { values: { period: "custom", from: "2026-10-31", to: "2026-10-01" }, onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const last = canvas.getByLabelText(messageText(messages.to));
    await expect(last).toHaveAccessibleDescription(messageText(messages.backwards));
    await userEvent.click(canvas.getByRole("button", { name: messageText(chromeWords.search) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(last);
    await expect(last).not.toHaveAttribute("aria-invalid");
    await userEvent.type(last, "2026-11-01");
    await userEvent.click(canvas.getByRole("button", { name: messageText(chromeWords.search) }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ from: "2026-10-31", to: "2026-11-01" }),
    );
  },
};

/** An administrator narrows it to what is booked on one cost centre, here one that no order is booked on any more. */
export const OfCostCentre: Story = {
  args: {
    ...{ values: { costCentre: "老车间" }, people, clearHref: "/user-center/uc-order", onSubmit: fn() },
    costCentres: ["生产一部", "华东区域采购与供应链管理中心设备维修科"],
  },
  play: async ({ canvas, userEvent, args }) => {
    const chosen = canvas.getByRole("combobox", { name: messageText(orderWords.costCentre) });
    await expect(chosen).toHaveValue("老车间");
    await userEvent.selectOptions(chosen, "生产一部");
    await userEvent.click(canvas.getByRole("button", { name: messageText(chromeWords.search) }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ costCentre: "生产一部" }));
  },
};

export const Pending: Story = { args: { values: { keyword: "电锤" }, isPending: true } };

export const Narrow: Story = {
  args: {
    ...OwnDates.args,
    values: { ...OwnDates.args?.values, keyword: "电锤" },
    costCentres: ["生产一部"],
  },
  globals: { viewport: { value: "phone" } },
};
