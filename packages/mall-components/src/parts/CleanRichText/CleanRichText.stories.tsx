import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleHtml } from "../../samples/product-detail.ts";
import { CleanRichText } from "./CleanRichText.tsx";

const meta = {
  title: "parts/CleanRichText 净化富文本 商家图文 HTML",
  id: "parts-cleanrichtext",
  component: CleanRichText,
  args: { html: sampleHtml },
} satisfies Meta<typeof CleanRichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Eager: Story = { args: { isEager: true } };
export const StaysInItsBox: Story = {
  args: {
    html:
      "<p>前</p><table><tr><td>" +
      "很宽".repeat(400) +
      "</td></tr></table><img alt='' width='4000' height='20'>",
  },
  decorators: [(Story) => <div style={{ width: 400 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
