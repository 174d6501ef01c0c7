import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./TermsDocument.messages.ts";
import { TermsDocument } from "./TermsDocument.tsx";
import type { TermsShop } from "./TermsSection.tsx";

const shop: TermsShop = {
  id: "1",
  name: "百工自营旗舰店",
  version: "3.2",
  effectiveText: "2026-07-24",
  preamble: "<p>本销售通用条款由百工自营旗舰店制定，适用于您在本店购买商品和服务的全部交易。</p>",
  articles: [
    { title: "适用范围", html: "<ol><li>本条款适用于询价、下单、付款、收货、开票与售后。</li></ol>" },
    {
      title: "价格、优惠与付款",
      html: "<table><thead><tr><th>方式</th><th>时限</th></tr></thead><tbody><tr><td>微信</td><td>5 分钟</td></tr></tbody></table>",
    },
    { title: "争议解决与联系方式", html: "<p>联系电话：400-820-6618。</p>" },
  ],
};
const other: TermsShop = { ...shop, id: "2", name: "华东工贸五金专营店", version: "1.4", preamble: "" };

const meta = {
  title: "entry/TermsDocument 条款文档 隐私政策 销售条款 协议 terms",
  id: "entry-termsdocument",
  component: TermsDocument,
  args: { title: "销售通用条款", shops: [shop] },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof TermsDocument>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LinksItsHeadings: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: args.title })).toBeVisible();
    const link = canvas.getByRole("link", { name: "2. 价格、优惠与付款" });
    const target = canvas.getByRole("heading", { level: 3, name: "2. 价格、优惠与付款" });
    await expect(link).toHaveAttribute("href", `#${target.id}`);
    await expect(canvas.queryByRole("button", { name: messageText(actWords.print) })).toBeNull();
  },
};
export const OneAfterTheOther: Story = {
  args: {
    shops: [shop, other],
    onPrint: fn(),
    home: { name: "百工商城", href: "/" },
    kinds: [
      { id: "4", label: "销售通用条款", href: "?type=4" },
      { id: "1", label: "隐私政策", href: "?type=1" },
    ],
    currentKind: "4",
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.print) }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const ShopByShop: Story = {
  args: {
    ...OneAfterTheOther.args,
    shops: [other],
    shopTabs: [
      { id: "1", label: shop.name, href: "?shop=1" },
      { id: "2", label: other.name, href: "?shop=2" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: other.name })).toHaveAttribute("aria-current", "page");
  },
};
export const NoneFound: Story = {
  args: { shops: [], missingCount: 1, home: { name: "百工商城", href: "/" }, onPrint: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.none))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: messageText(actWords.print) })).toBeNull();
  },
};
export const SomeMissing: Story = { args: { missingCount: 2 } };
export const LongChineseText: Story = {
  args: {
    shops: [
      {
        ...shop,
        name: "面向全国制造业企业的工业品五金工具劳保用品与办公物资一站式集中采购旗舰专营店",
        articles: [
          {
            title: "关于定制商品、预售商品与需要报关商品的交付、验收、退换货及质量保证的特别约定",
            html: "<p>文</p>",
          },
        ],
      },
    ],
  },
};
export const Narrow: Story = { ...OneAfterTheOther, globals: { viewport: { value: "phone" } } };
