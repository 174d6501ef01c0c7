import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleOrder } from "../../samples/order.ts";
import { orderActionMessages } from "../OrderActions/OrderActions.messages.ts";
import { messages as orderCardWords } from "../OrderCard/OrderCard.messages.ts";
import { emptyMessages, messages } from "./OrderList.messages.ts";
import { OrderList } from "./OrderList.tsx";

const meta = {
  title: "order/OrderList 订单列表 我的订单 合并支付 orders",
  id: "order-orderlist",
  component: OrderList,
  args: { orders: [sampleOrder] },
} satisfies Meta<typeof OrderList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Several: Story = {
  args: {
    orders: [
      { ...sampleOrder, orderer: "王采购", isOthers: true, poNumber: "CG-2026-0042" },
      {
        ...sampleOrder,
        orderNumber: "202611200900007",
        status: "paid",
        endsAt: undefined,
        allowedActions: ["remind", "refund", "buyAgain"],
      },
      {
        ...sampleOrder,
        orderNumber: "202611100900003",
        status: "canceled",
        endsAt: undefined,
        allowedActions: ["buyAgain", "delete"],
      },
    ],
  },
};

const unpaid = { ...sampleOrder, orderNumber: "202611210900002" };

/** Orders that can be paid at once. */
export const PayTogether: Story = {
  args: { orders: [sampleOrder, unpaid], payAction: "/payment", onPayTogether: fn(), onPrint: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const pay = canvas.getByRole("button", { name: messageText(messages.payTogether) });
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.printChosen) }));
    await expect(args.onPrint).not.toHaveBeenCalled();
    await userEvent.click(pay);
    await expect(canvas.getByText(messageText(messages.chooseFirst))).toBeVisible();
    await expect(args.onPayTogether).not.toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole("checkbox", {
        name: messageText(orderCardWords.choose, { orderNumber: "202611210900002" }),
      }),
    );
    await expect(canvas.getByText(messageText(messages.chosen, { count: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: messageText(cartWords.selectAll) }));
    await userEvent.click(pay);
    await expect(args.onPayTogether).toHaveBeenCalledWith("202611210900001,202611210900002");
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.printChosen) }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** Without script the boxes send what they choose: they belong to the form at the foot, whatever its id. */
export const BoxesOfTheForm: Story = {
  render: (args) => (
    <>
      <OrderList {...args} />
      <OrderList {...args} orders={[unpaid]} />
    </>
  ),
  args: { orders: [sampleOrder], payAction: "/payment" },
  play: async ({ canvas }) => {
    const forms = [sampleOrder, unpaid].map(
      ({ orderNumber }) =>
        canvas.getByRole<HTMLInputElement>("checkbox", {
          name: messageText(orderCardWords.choose, { orderNumber }),
        }).form,
    );
    await expect(forms[0]).toHaveAttribute("action", "/payment");
    await expect(forms[1]).toHaveAttribute("action", "/payment");
    await expect(forms[0]).not.toBe(forms[1]);
  },
};

/** Of those ticked, none is to be paid: it says so, and paper still takes them. */
export const NoneToPay: Story = {
  args: {
    orders: [
      { ...sampleOrder, status: "canceled", endsAt: undefined, allowedActions: ["buyAgain", "delete"] },
      unpaid,
    ],
    payAction: "/payment",
    onPayTogether: fn(),
    onPrint: fn(),
    onExport: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const { orderNumber } = sampleOrder;
    await userEvent.click(
      canvas.getByRole("checkbox", { name: messageText(orderCardWords.choose, { orderNumber }) }),
    );
    await userEvent.click(canvas.getByRole("button", { name: messageText(messages.payTogether) }));
    await expect(canvas.getByText(messageText(messages.noneToPay))).toBeVisible();
    await expect(args.onPayTogether).not.toHaveBeenCalled();
  },
};

/** Only to be restored or deleted for good: nothing to tick. */
export const Trash: Story = {
  args: {
    tab: "trash",
    orders: [
      {
        ...sampleOrder,
        status: "canceled",
        endsAt: undefined,
        trashEndsOn: "2026-12-23",
        allowedActions: ["restore", "purge"],
      },
    ],
    payAction: "/payment",
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: messageText(orderActionMessages.restore) }),
    ).toBeVisible();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

export const EmptyTrash: Story = { args: { orders: [], tab: "trash" } };

export const PayTogetherNarrow: Story = {
  args: { orders: [sampleOrder, unpaid], payAction: "/payment" },
  globals: { viewport: { value: "phone" } },
};

export const Loading: Story = { args: { state: "loading", orders: undefined } };

export const Failed: Story = {
  args: { orders: undefined, state: "failed", onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { orders: [] } };

export const EmptyTab: Story = {
  args: { orders: [], tab: "unpaid" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(emptyMessages.unpaid))).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { orders: [], isFiltered: true, clearHref: "/user-center/uc-order" },
};

export const Refetching: Story = { args: { state: "refetching" } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
