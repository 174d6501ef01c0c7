import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { sampleQuoteCard, sampleQuoteCards } from "../../samples/quote.ts";
import { words } from "./QuoteList.messages.ts";
import { QuoteList } from "./QuoteList.tsx";

const meta = {
  title: "quote/QuoteList 询价单列表 我的询价 报价单 quotes",
  id: "quote-quotelist",
  component: QuoteList,
  args: { quotes: sampleQuoteCards, goodsHref: "/list" },
} satisfies Meta<typeof QuoteList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LeadsToOne: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const { quoteNo, href } = sampleQuoteCard;
    const link = canvas.getByRole("link", { name: messageText(words.viewOf, { quoteNo }) });
    await expect(link).toHaveAttribute("href", href);
  },
};
export const Empty: Story = { args: { quotes: [] } };
export const Loading: Story = { args: { quotes: [], state: "loading" } };
export const Refetching: Story = { args: { state: "refetching" } };
export const Failed: Story = { args: { quotes: [], state: "failed", onRetry: fn() } };
export const LongChineseText: Story = {
  args: {
    quotes: [
      {
        ...sampleQuoteCard,
        shopName: "上海拓远机电设备有限公司浦东新区工业品与劳动防护用品联合旗舰店",
        goods: ["重型工业级防静电耐高温防腐蚀不锈钢机械设备专用紧固件组合套装".repeat(3)],
      },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
