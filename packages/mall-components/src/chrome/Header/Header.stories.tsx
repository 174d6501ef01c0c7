import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { sampleCategories, sampleHotWords, sampleShopHead } from "../../samples/chrome.ts";
import { messageText } from "../../samples/message-text.ts";
import { words as hotWordsWords } from "../HotWords/HotWords.messages.ts";
import { campaignWords, words } from "./Header.messages.ts";
import { Header } from "./Header.tsx";

const meta = {
  title: "chrome/Header 页头 头部 导航栏 吸顶 header",
  id: "chrome-header",
  component: Header,
  args: { shop: sampleShopHead, categories: sampleCategories, cartCount: 0, search: {} },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    ...{ current: "home", cartCount: 12, hotWords: sampleHotWords },
    campaigns: {
      ...{ seckill: "/flash-sale", group: "/group-buy", coupons: "/coupons", offers: "/special-discount" },
      ...{ shops: "/shopList", notices: "/notice-list" },
    },
  },
};
export const LeadsToCampaigns: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ["seckill", "/flash-sale"],
      ["group", "/group-buy"],
      ["coupons", "/coupons"],
      ["offers", "/special-discount"],
      ["shops", "/shopList"],
      ["notices", "/notice-list"],
    ] as const)
      await expect(canvas.getByRole("link", { name: messageText(campaignWords[name]) })).toHaveAttribute(
        "href",
        href,
      );
  },
};

export const Least: Story = {};
export const OnList: Story = {
  args: { current: "list", cartCount: 3, hotWords: sampleHotWords, search: { defaultKeyword: "冲击钻" } },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: messageText(chromeWords.allCategories) });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    trigger.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("link", { name: "工具" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
    await expect(canvas.getByRole("link", { name: messageText(words.list) })).toHaveAttribute(
      "href",
      "/list?st=0",
    );
  },
};
export const ThousandInCart: Story = {
  name: "Shows 999+ from the thousandth piece",
  args: { cartCount: 1000 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("link", { name: messageText(chromeWords.cartCount, { count: "999+" }) }),
    ).toHaveTextContent("999+");
  },
};
export const ShopClosed: Story = {
  args: { shop: { ...sampleShopHead, isOpen: false }, onClosedShop: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(chromeWords.allCategories) }));
    await expect(args.onClosedShop).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByRole("combobox"), "扳手{Enter}");
    await expect(args.onClosedShop).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText(messageText(words.list)).closest("a")).not.toHaveAttribute("href");
  },
};
export const SpecialStore: Story = {
  args: { shop: { ...sampleShopHead, storeType: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(messageText(chromeWords.allCategories))).toBeNull();
    await expect(canvas.queryByText(messageText(words.list))).toBeNull();
  },
};
export const NoCategories: Story = { args: { categories: [] } };
export const OnScroll: Story = {
  name: "Stays small at the top once the menu has left the view",
  args: { cartCount: 12, hotWords: sampleHotWords },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <div style={{ blockSize: "300vh" }} />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    window.scrollTo(0, 1200);
    await waitFor(() =>
      expect(canvas.queryByRole("list", { name: messageText(hotWordsWords.label) })).toBeNull(),
    );
    await expect(canvas.getAllByRole("combobox")).toHaveLength(1);
    await userEvent.keyboard("/");
    await expect(box).toHaveFocus();
    await expect(window.scrollY).toBe(1200);
    await waitFor(() => expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(box.getBoundingClientRect().bottom).toBeLessThan(80);
  },
};
export const DealersShop: Story = {
  args: { shop: { ...sampleShopHead, mall: "百工商城", name: "华东劳保直营店" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /百工商城\s*华东劳保直营店/ })).toBeVisible();
  },
};
export const LongShopName: Story = {
  args: { shop: { ...sampleShopHead, name: "江苏恒达精密机械自动化设备商城旗舰店" } },
};
export const Narrow: Story = {
  args: { cartCount: 1200, hotWords: sampleHotWords },
  globals: { viewport: { value: "phone" } },
};
