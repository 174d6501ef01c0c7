import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { sampleSections as sections } from "../../samples/sections.tsx";
import { Price } from "../Price/Price.tsx";
import { DetailTabs } from "./DetailTabs.tsx";

const meta = {
  title: "product/DetailTabs 详情导航 锚点 吸顶导航 商品详情 anchor",
  id: "product-detailtabs",
  component: DetailTabs,
  args: { sections },
} satisfies Meta<typeof DetailTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAside: Story = { args: { aside: <Price yuan="468.00" /> } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

const lines = Array.from({ length: 60 }, (_, index) => `第 ${index + 1} 行`);
/** The bar marks the section that has been reached, however far the page jumped, and the first one again at the top. */
export const Follows: Story = {
  args: {
    sections: sections.map((section) => ({
      ...section,
      content: lines.map((line) => <p key={line}>{line}</p>),
    })),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const [first, ...others] = args.sections;
    const marked = async (label: string) =>
      waitFor(async () => {
        const links = canvas.getAllByRole("link", { current: true });
        await expect(links.map((link) => link.textContent)).toEqual([expect.stringContaining(label)]);
      });
    const last = others.at(-1);
    if (!first || !last) throw new Error("too few sections");
    await marked(first.label);
    canvasElement.querySelector(`#${last.id}`)?.scrollIntoView();
    await marked(last.label);
    window.scrollTo(0, 0);
    await marked(first.label);
  },
};
