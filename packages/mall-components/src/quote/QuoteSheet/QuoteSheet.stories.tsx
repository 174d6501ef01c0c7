import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { quoteMessages } from "../../messages/quote.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { sampleAskedLine, sampleQuote, sampleQuoteLine } from "../../samples/quote.ts";
import { QuoteSheet } from "./QuoteSheet.tsx";

const { amount: _, validText: __, ...without } = sampleQuote;

const meta = {
  title: "quote/QuoteSheet 询价单详情 报价 议价 quote",
  id: "quote-quotesheet",
  component: QuoteSheet,
  args: {
    quote: sampleQuote,
    ...{ backHref: "?all", acceptHref: "/submit-order?quote=1", againHref: "?again", renewHref: "?renew" },
    onPdf: fn(),
  },
} satisfies Meta<typeof QuoteSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Waiting: Story = {
  args: {
    quote: {
      ...{ ...without, state: "asked", actions: ["withdraw"], lines: [sampleAskedLine] },
      rounds: sampleQuote.rounds.slice(1),
    },
    onWithdraw: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(quoteMessages.withdraw) }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};
export const Declines: Story = {
  tags: ["!autodocs"],
  args: { onDecline: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(quoteMessages.decline) }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
export const Accepted: Story = {
  args: { quote: { ...sampleQuote, state: "accepted", actions: [], orderHref: "?order" } },
};
export const Declined: Story = { args: { quote: { ...without, state: "declined", actions: [] } } };
export const Expired: Story = { args: { quote: { ...sampleQuote, state: "expired", actions: [] } } };
export const Pending: Story = { args: { isPending: true } };
export const NotAllOffered: Story = {
  args: {
    quote: { ...sampleQuote, lines: [sampleQuoteLine, { ...sampleAskedLine, id: "9", isNotOffered: true }] },
  },
};
export const LongChineseText: Story = {
  args: {
    quote: {
      ...sampleQuote,
      shopName: "上海拓远机电设备有限公司浦东新区工业品与劳动防护用品联合旗舰店",
      lines: sampleQuote.lines.map((line) => ({
        ...line,
        goods: { ...line.goods, title: "重型工业级防静电耐高温防腐蚀不锈钢机械设备专用紧固件".repeat(3) },
      })),
      rounds: sampleQuote.rounds.map((round) => ({ ...round, note: "请给长期供货的最优价格。".repeat(15) })),
    },
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
