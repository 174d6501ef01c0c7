import type { Meta, StoryObj } from "@storybook/react-vite";
import type { YuanText } from "@tradehall/mall-rules/money";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { samplePicture } from "../../samples/pictures.ts";
import { words } from "./RefundTrail.messages.ts";
import { RefundTrail } from "./RefundTrail.tsx";

const meta = {
  title: "after-sale/RefundTrail 协商记录 退款 协商历史 售后",
  id: "after-sale-refundtrail",
  component: RefundTrail,
  args: {
    steps: [
      {
        id: "2",
        event: "accept",
        by: "seller",
        time: "2026-11-22 11:02",
        deadlineText: "2026-11-29 11:02",
      },
      {
        id: "1",
        event: "apply",
        by: "buyer",
        time: "2026-11-22 10:15",
        amount: "66.00" as YuanText,
        reasonText: "质量问题",
        text: "其中 4 盒螺纹有毛刺，无法旋入，已拍照。",
        pictures: [samplePicture("bolt", 30), samplePicture("bolt", 200)],
        deadlineText: "2026-11-24 10:15",
      },
    ],
  },
} satisfies Meta<typeof RefundTrail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pictures: Story = {
  args: { onOpenPicture: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.picture, { index: 2 }) }));
    await expect(args.onOpenPicture).toHaveBeenCalledWith(args.steps[1]?.pictures, 1);
  },
};

export const WholeWay: Story = {
  args: {
    steps: (["payBack", "receive", "ship", "accept", "edit", "refuse", "apply"] as const).map(
      (event, at) => ({
        id: String(at),
        event,
        by:
          ({ payBack: "platform", receive: "seller", accept: "seller", refuse: "seller" } as const)[
            event as "accept"
          ] ?? "buyer",
        time: `2026-11-2${8 - at} 10:15`,
        ...(event === "ship" ? { parcelText: "顺丰速运 SF1234567890" } : {}),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(7);
  },
};
export const TimeOut: Story = {
  args: { steps: [{ id: "1", event: "timeOut", by: "clock", time: "2026-11-24 10:15" }] },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
