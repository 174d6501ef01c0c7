import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./NoticeArticle.messages.ts";
import { NoticeArticle } from "./NoticeArticle.tsx";
import { NoticeMissing } from "./NoticeMissing.tsx";

const html =
  "<p>受干线运价变动影响，自下周一 0:00 起调整下列地区的运费：</p><table><thead><tr><th>地区</th><th>调整前</th><th>调整后</th></tr></thead><tbody><tr><td>江浙沪皖</td><td>¥8.00</td><td>¥8.00</td></tr><tr><td>新疆、西藏</td><td>¥25.00</td><td>¥28.00</td></tr></tbody></table><ul><li>已付款的订单按原运费执行；</li><li>重货另按物流报价计费。</li></ul><blockquote><p>如有疑问请联系在线客服。</p></blockquote>";

const meta = {
  title: "home/NoticeArticle 公告详情 公告正文 文章 article",
  id: "home-noticearticle",
  component: NoticeArticle,
  args: {
    notice: {
      title: "关于调整部分地区运费及包邮门槛的公告",
      timeText: "2026-11-18 16:00",
      dateTime: "2026-11-18T16:00:00+08:00",
      html,
    },
  },
} satisfies Meta<typeof NoticeArticle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HasNoNeighbours: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("运费");
    await expect(canvas.getAllByText(messageText(words.none))).toHaveLength(2);
  },
};
export const WithNeighbours: Story = {
  args: {
    previous: { title: "2026 年冬季劳保用品集中采购方案", href: "/notice-detail?id=9" },
    next: { title: "发票抬头与税号批量导入功能上线", href: "/notice-detail?id=11" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /劳保用品/ })).toHaveAttribute(
      "href",
      "/notice-detail?id=9",
    );
  },
};
export const OfAShop: Story = {
  args: { notice: { ...meta.args.notice, shopName: "华东工贸五金专营店", isPinned: true } },
};
export const Missing: Story = {
  render: () => <NoticeMissing />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: messageText(words.missing) })).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: messageText(words.back) })).toHaveAttribute(
      "href",
      "/notice-list",
    );
  },
};
export const LongChineseText: Story = {
  args: {
    notice: {
      ...meta.args.notice,
      title: "关于二〇二六年末各地仓库盘点、干线停运与节假日期间发货安排及客服值守时间的综合通知".repeat(2),
      html: `<p>${"尊敬的客户，感谢您长期以来对本平台的支持与信任。".repeat(60)}</p>`,
    },
  },
};
export const Narrow: Story = { ...WithNeighbours, globals: { viewport: { value: "phone" } } };
