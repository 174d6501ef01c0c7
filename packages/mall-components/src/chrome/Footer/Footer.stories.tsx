import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./Footer.messages.ts";
import { Footer } from "./Footer.tsx";

const meta = {
  title: "chrome/Footer 页脚 底部 备案号 版权 footer",
  id: "chrome-footer",
  component: Footer,
  args: { shop: { isOpen: true, name: "百工商城" }, shopIds: ["1"] },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    shop: {
      isOpen: true,
      name: "百工商城",
      tel: "400-820-1234",
      address: "江苏省苏州市工业园区星湖街 328 号",
    },
    shopIds: ["1", "2"],
    copyright: "© 2026 百工商城 版权所有",
    filings: {
      icp: "苏ICP备00000000号-1",
      police: "苏公网安备 32050000000000号",
      licenceHref: "/licence",
    },
  },
};
export const LeadsOn: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: messageText(words.terms) })).toHaveAttribute(
      "href",
      "/termsPage-new?type=4&shopIds=1%2C2",
    );
    await expect(canvas.getByRole("link", { name: messageText(words.privacy) })).toHaveAttribute(
      "href",
      "/termsPage-new?type=1&shopIds=1%2C2",
    );
    await expect(canvas.getByRole("link", { name: /苏公网安备/ })).toHaveAttribute(
      "href",
      "https://beian.mps.gov.cn/#/query/webSearch?code=32050000000000",
    );
  },
};

export const LeastFacts: Story = {};
export const ShopClosed: Story = {
  args: { shop: { isOpen: false, name: "百工商城" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
};
export const Plain: Story = { args: { hasPromises: false } };
export const Narrow: Story = { args: Default.args, globals: { viewport: { value: "phone" } } };
